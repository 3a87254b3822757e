import type { keeping as english } from '../en/keeping.ts';

/** Settings, backups, the trash, and bad days. */
export const keeping: typeof english = {
  title: 'Einstellungen',
  look: 'Darstellung',
  data: 'Deine Partien',
  folder: (folder) => `Sie liegen in ${folder}, auf diesem Computer.`,
  sharing: {
    title: 'Teilen',
    off: 'Eine Chronik auf mehreren Laptops, über einen Ordner oder einen Club.',
    on: (where) => `Geteilt mit anderen Laptops: ${where}.`,
    open: 'Mit anderen Laptops teilen',
    settings: 'Einstellungen zum Teilen',
  },
  version: (version) => `Vernissage ${version}`,
  loading: 'Wird geladen…',
  failed: 'Das ließ sich nicht laden.',
  copy: {
    save: 'Kopie von allem speichern…',
    explained:
      'Eine Datei mit allen Partien, Spielern und Einstellungen, für eine andere Festplatte oder einen anderen Computer. Um sie dort wiederherzustellen, leg sie in den Ordner „backups“.',
    saving: 'Kopie von allem wird gespeichert',
    saved: 'Kopie gespeichert.',
    downloaded: 'Die Kopie ist in den Downloads deines Browsers.',
    calledOff: 'Abgebrochen. Es gibt keine Kopie.',
    failed: 'Dort ließ sich die Kopie nicht speichern. Wähle einen anderen Ordner.',
  },
  backups: {
    title: 'Sicherungen',
    explained:
      'Vernissage sichert einmal am Tag und vor großen Änderungen. Du kannst bis zu einem Jahr zurückgehen.',
    none: 'Noch keine Sicherungen. Die erste gibt es mit deiner ersten Partie.',
    take: 'Jetzt sichern',
    taking: 'Wird gesichert',
    taken: 'Gesichert und geprüft.',
    takingFailed:
      'Das Sichern hat nicht geklappt. Es wurde nichts geändert. Sieh nach, ob auf der Festplatte noch Platz ist, und versuch es noch einmal.',
    check: 'Alles prüfen',
    checking: 'Alle Einträge werden geprüft',
    sound: 'Alle Einträge sind da und unbeschädigt.',
    damaged: 'Ein Teil der Datei ist beschädigt.',
    besideHealed:
      'Beschädigt war etwas, das nicht zu deinen Einträgen gehört. Was noch ging, hat Vernissage wiederhergestellt. Der Rest steht unten.',
    reasons: {
      daily: 'täglich',
      'by-hand': 'von dir',
      migration: 'vor einer neuen Version',
      'bringing-in': 'vor einem Import',
      restore: 'vor einer Wiederherstellung',
    },
    games: (count, one) => (one ? `${count} Partie` : `${count} Partien`),
    players: (count) => `${count} Spieler`,
    lastChange: (when) => `zuletzt gespielt am ${when}`,
    unreadable: 'nicht lesbar',
    damagedOne: 'beschädigt, lässt sich nicht wiederherstellen',
    damagedBackups: (count) =>
      count === 1
        ? 'Eine Sicherung ist beschädigt. Sie ist in der Liste markiert.'
        : `${count} Sicherungen sind beschädigt. Sie sind in der Liste markiert.`,
    restore: 'Wiederherstellen…',
    restoreOf: (when) => `Sicherung vom ${when} wiederherstellen`,
    restoreTitle: 'Diese Sicherung wiederherstellen?',
    restoreExplained: (when) =>
      `Alles wird wieder so, wie es am ${when} war. Vorher sichert Vernissage, was jetzt hier ist. So kannst du jederzeit dahin zurück.`,
    restoreNow: 'Wiederherstellen',
    restoring: 'Sicherung wird wiederhergestellt',
    unusable:
      'Diese Sicherung ist beschädigt oder von einem neueren Vernissage. Es wurde nichts geändert. Wähle eine andere.',
    busy: 'Vernissage hat gerade zu tun. Warte, bis es fertig ist, oder brich ab.',
    restoreFailed: 'Die Sicherung ließ sich nicht wiederherstellen. Es wurde nichts geändert.',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Es wurde nichts geändert.',
  },
  trash: {
    title: 'Papierkorb',
    explained:
      'Partien im Papierkorb zählen nicht und tauchen sonst nirgends auf. Vernissage löscht sie nie: Sie brauchen kaum Platz.',
    none: 'Der Papierkorb ist leer.',
    putIn: 'In den Papierkorb',
    takeOut: 'Zurückholen',
    takeOutGame: (players) => `Partie von ${players} zurückholen`,
    wasTakenOut: (players) => `Die Partie von ${players} ist wieder da.`,
    since: (when) => `im Papierkorb seit ${when}`,
    failed: 'Das hat nicht geklappt. Die Partie ist, wo sie war.',
    putInExplained: 'Du kannst sie jederzeit zurückholen, in den Einstellungen.',
  },
  dropped: {
    title: 'Nicht mehr lesbar',
    explained:
      'Das hier war in der Datei beschädigt, darum hat Vernissage es beiseitegelegt. Deinen Partien fehlt nichts.',
    what: {
      setting: 'Eine Einstellung. Sie ist wieder wie am Anfang',
      season: 'Die Saison. Wähle sie noch einmal',
      draft: 'Was am Tisch getippt, aber noch nicht eingetragen war',
      box: 'Eine eigene Schachtel. In den Partien damit gibt es sie noch',
      club: 'Wie dein Club heißt und was dieser Laptop dort darf',
      said: 'Was andere Laptops über den Papierkorb, eine Schachtel oder eine Korrektur erfahren sollten',
      log: 'Eine andere Fassung einer Partie, von einem anderen Laptop',
    },
    about: (what, names) => `${what} (${names})`,
    seen: 'Liste leeren',
  },
  setAside: {
    title: 'Beschädigte Dateien',
    explained: (folder) =>
      `Vernissage hebt beschädigte Dateien in ${folder} auf und löscht sie nie. Wenn du sicher bist, dass nichts fehlt, kannst du sie selbst löschen.`,
    file: (when, size) => `beiseitegelegt am ${when}, ${size}`,
  },
  repair: {
    ask: 'Reparieren…',
    title: 'Deine Partien reparieren?',
    explained:
      'Vernissage prüft alle Einträge. Was beschädigt ist oder fehlt, kommt zurück, wenn eine Datei oder Sicherung es noch hat. Die jetzige Datei wird aufgehoben. Bis alles fertig ist, kannst du nichts eintragen.',
    do: 'Jetzt reparieren',
    doing: 'Wird repariert. So lange kannst du nichts eintragen.',
    failed: 'Das Reparieren hat nicht geklappt. Es wurde nichts geändert.',
  },
  news: {
    'entries-found':
      'Beim Schließen der App wurde ein Teil der Datei beschädigt. Alles Gespeicherte ist aber wieder da.',
    'entries-missing':
      'Vernissage wurde nicht richtig beendet, und einige gespeicherte Einträge sind verloren. Auch die Sicherungen haben sie nicht. Prüfe diese Partien und trag nach, was fehlt. Die beschädigten Dateien liegen im Ordner „set-aside“.',
    'mark-missing':
      'Vernissage wurde nicht richtig beendet, und die Datei, in der dein letzter Eintrag vermerkt war (vernissage.db-running), ist weg. Alles, was zu finden war, ist hier. Sieh nach, ob deine letzte Partie vollständig ist.',
    'damage-found':
      'Ein Teil der Datei mit deinen Partien ist beschädigt. Frühere Sicherungen sind in Ordnung. Öffne die Einstellungen und wähle „Reparieren…“.',
    restored: (when) =>
      `Die Sicherung vom ${when} ist wiederhergestellt. Was vorher hier war, ist die neueste Sicherung in der Liste.`,
    mended: (backup) =>
      backup === null
        ? 'Repariert: Alles, was noch lesbar war, ist wieder da. Prüfe deine letzten Partien.'
        : `Repariert: Die Sicherung vom ${backup} ist wiederhergestellt, dazu alles Neuere, was noch lesbar war. Prüfe deine letzten Partien.`,
    sound: 'Es war nichts beschädigt, also hat sich nichts geändert.',
    soundAndBack: (count, one) =>
      one
        ? `Es war nichts beschädigt. In ${count} Partie sind Einträge wieder da, die gefehlt haben.`
        : `Es war nichts beschädigt. In ${count} Partien sind Einträge wieder da, die gefehlt haben.`,
    missing: 'Einige Einträge sind verloren. Prüfe diese Partien und trag nach, was fehlt:',
    notAllKnown: 'Vielleicht sind das nicht alle deine Partien. Sieh nach, ob welche fehlen.',
    cutShort: (count, one, round) => {
      if (one) return `${count} Eintrag fehlt${round === null ? '' : ` in Runde ${round}`}`;
      return `${count} Einträge fehlen${round === null ? '' : ` ab Runde ${round}`}`;
    },
    lost: (count, one) =>
      one ? 'der einzige Eintrag war nicht zu retten' : `keiner der ${count} Einträge war zu retten`,
    unnamed: 'Eine Partie',
    others: (count) => `und ${count} weitere. Die ganze Liste liegt im Ordner „set-aside“.`,
    known: {
      mark: 'der letzte gespeicherte Eintrag war vermerkt',
      list: 'in der Liste der Partien steht, wie viele es waren',
      'later-entries': 'es fanden sich spätere Einträge',
    },
    settings: 'Einstellungen öffnen',
  },
  notKept: {
    said: (why) => `Nicht gespeichert: ${why}`,
    now: (why) => `Vernissage kann gerade nichts speichern: ${why}`,
    failed: (why) => `Das hat nicht geklappt: ${why}`,
    why: {
      'disk-full':
        'Die Festplatte ist voll. Mach etwas Platz und versuch es noch einmal. Was schon gespeichert war, ist sicher.',
      'read-only':
        'Die Datei mit deinen Partien ist schreibgeschützt. Erlaube das Schreiben und versuch es noch einmal. Was schon gespeichert war, ist sicher.',
      'not-allowed':
        'Vernissage darf die Datei mit deinen Partien nicht lesen. Erlaube es und versuch es noch einmal. Was schon gespeichert war, ist sicher.',
      'too-many-files':
        'Auf diesem Computer sind zu viele Dateien offen. Schließ ein paar Programme und versuch es noch einmal. Was schon gespeichert war, ist sicher.',
      locked:
        'Ein anderes Programm benutzt die Datei mit deinen Partien. Schließ es und versuch es noch einmal. Was schon gespeichert war, ist sicher.',
      gone: 'Der Ordner mit deinen Partien ist weg. Leg ihn zurück und versuch es noch einmal, oder speichere vorher in den Einstellungen eine Kopie von allem.',
      damaged:
        'Die Datei mit deinen Partien ist beschädigt. Alles, was darin noch lesbar ist, lässt sich retten.',
      unreadable:
        'Die Festplatte antwortet nicht. Sieh nach, ob sie angeschlossen ist, und versuch es noch einmal. Was schon gespeichert war, ist sicher.',
      'no-memory':
        'Auf diesem Computer ist kein Arbeitsspeicher mehr frei. Schließ ein paar Programme und versuch es noch einmal. Was schon gespeichert war, ist sicher.',
    },
  },
  outage: {
    title: 'Vernissage kann deine Partien gerade nicht öffnen',
    olderTitle: 'Deine Partien werden aktualisiert',
    repairTitle: 'Deine Partien werden repariert',
    what: {
      'disk-full': (file) =>
        `Der Platz reicht nicht, um ${file} zu öffnen: Die Festplatte ist voll, oder Dateien dürfen nicht größer werden.`,
      'read-only': (file) => `${file} ist schreibgeschützt.`,
      'not-allowed': (file) => `Vernissage darf ${file} nicht lesen.`,
      locked: (file) => `Ein anderes Programm benutzt ${file}.`,
      gone: (file) => `${file} ist weg, vielleicht mit dem ganzen Ordner.`,
      damaged: (file) => `${file} ist beschädigt.`,
      unreadable: (file) => `Die Festplatte kann ${file} nicht lesen.`,
      'no-memory': (file) => `Der Arbeitsspeicher reicht nicht, um ${file} zu öffnen.`,
      'too-many-files': (file) =>
        `Auf diesem Computer sind zu viele Dateien offen, um auch noch ${file} zu öffnen.`,
      missing: (file) => `${file} ist leer oder fehlt, obwohl Partien darin waren.`,
      'not-a-store': (file) => `${file} ist keine Datei von Vernissage.`,
      'newer-store': (file) => `${file} ist von einem neueren Vernissage.`,
      unexpected: (file) => `Etwas Unerwartetes ist passiert. Vielleicht ist mit ${file} alles in Ordnung.`,
      'older-store': (file) =>
        `${file} ist von einem älteren Vernissage. Erst wird gesichert, dann aktualisiert.`,
      'under-repair': (file) => `Vernissage prüft ${file}.`,
    },
    safe: {
      'disk-full': 'Alles Gespeicherte ist sicher. Es wurde nichts geändert.',
      'read-only': 'Alles Gespeicherte ist sicher. Es wurde nichts geändert.',
      'not-allowed': 'Es wurde nichts geändert.',
      locked: 'Alles Gespeicherte ist sicher. Es wurde nichts geändert.',
      gone: 'Vernissage hat nichts geändert.',
      damaged: 'Es wurde nichts geändert. Alles, was darin noch lesbar ist, lässt sich retten.',
      unreadable: 'Es wurde nichts geändert.',
      'no-memory': 'Alles Gespeicherte ist sicher. Es wurde nichts geändert.',
      'too-many-files': 'Alles Gespeicherte ist sicher. Es wurde nichts geändert.',
      unexpected: 'Es wurde nichts geändert.',
      missing:
        'Es wurde nichts geändert. Alles aus den Sicherungen und dem Protokoll der Datei lässt sich retten.',
      'not-a-store': 'Es wurde nichts geändert.',
      'newer-store': 'Alles darin ist sicher. Es wurde nichts geändert.',
      'older-store': 'Alles Gespeicherte ist sicher. Wenn du abbrichst, ändert sich nichts.',
      'under-repair': 'Alles Gespeicherte ist sicher. Wenn du abbrichst, ändert sich nichts.',
    },
    todo: {
      'disk-full': 'Mach etwas Platz und versuch es noch einmal.',
      'read-only':
        'Erlaube das Schreiben für die Datei und ihren Ordner, oder schalte den Schreibschutz der Festplatte aus. Versuch es dann noch einmal.',
      'not-allowed':
        'Erlaube das Lesen und Schreiben für die Datei und ihren Ordner und versuch es noch einmal.',
      locked:
        'Schließ das andere Programm (vielleicht kopiert es Dateien oder gleicht sie ab) und versuch es noch einmal.',
      gone: 'Leg den Ordner zurück oder schließ seine Festplatte an. Versuch es dann noch einmal.',
      damaged:
        'Repariere sie. Dabei kann nichts passieren: Vernissage legt die beschädigte Datei beiseite und hebt sie auf.',
      unreadable:
        'Sieh nach, ob die Festplatte angeschlossen ist und läuft, und versuch es noch einmal. Wenn das nicht hilft, repariere die Datei mit allem, was noch lesbar ist.',
      'no-memory': 'Schließ ein paar Programme und versuch es noch einmal.',
      'too-many-files': 'Schließ ein paar Programme und versuch es noch einmal.',
      unexpected:
        'Versuch es noch einmal. Wenn das nicht hilft, repariere die Datei: Vernissage legt die jetzige beiseite und hebt sie auf.',
      missing:
        'Wenn du die Datei verschoben hast, leg sie zurück und versuch es noch einmal. Oder repariere sie mit dem, was noch da ist.',
      'not-a-store': 'Verschieb sie und versuch es noch einmal, oder lass Vernissage sie beiseitelegen.',
      'newer-store':
        'Aktualisiere Vernissage und versuch es noch einmal. Oder mach mit einer älteren Sicherung weiter: Vernissage legt die neuere Datei beiseite und hebt sie auf.',
      'older-store': 'Das dauert einen Moment, nur dieses eine Mal. Dann öffnen sich deine Partien.',
      'under-repair': 'Das dauert einen Moment. Dann öffnen sich deine Partien wieder.',
    },
    ways: { again: 'Noch einmal versuchen', repair: 'Reparieren', empty: 'Ohne Partien anfangen' },
    lookingForBackup: 'Die neueste gute Sicherung wird gesucht…',
    repairWithBackup: (when, games) =>
      `Die neueste gute Sicherung ist vom ${when} (${games}). Dazu kommt alles Neuere, was noch lesbar ist.`,
    repairWithoutBackup:
      'Es gibt keine gute Sicherung. Gerettet wird alles, was in der Datei noch lesbar ist.',
    upgrading: 'Wird aktualisiert',
    repairWithNewest:
      'Beim Reparieren wird die neueste gute Sicherung gesucht. Dazu kommt alles Neuere, was noch lesbar ist.',
    emptyExplained: 'Vernissage legt die Datei beiseite und hebt sie auf. Du fängst mit einer leeren an.',
    working: 'Einen Moment…',
    quit: 'Beenden',
    failed: 'Das hat nicht geklappt. Es wurde nichts geändert.',
  },
};

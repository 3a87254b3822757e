import type { sharing as english } from '../en/sharing.ts';

export const sharing: typeof english = {
  title: 'Teilen',
  explained:
    'Eine Chronik auf mehreren Laptops. Partien, Leute, Schachteln und Korrekturen gehen in beide Richtungen. Am Tisch muss nie jemand darauf warten.',
  privacy:
    'Wer den Ordner hat oder im Club ist, sieht alles: Spieler, Ergebnisse, Notizen, Schlagwörter und Orte. Frag vorher die Leute, mit denen du spielst. Unter „Spieler“ kannst du jederzeit einen Namen löschen.',
  folder: {
    title: 'Ein gemeinsamer Ordner',
    explained:
      'Ein Ordner, den ein anderes Programm abgleicht: in der Cloud, mit Syncthing, auf einem Netzlaufwerk oder auf einem USB-Stick, der herumgeht. Wähle ihn auf jedem Laptop.',
    label: 'Ordner',
    choose: 'Ordner wählen…',
    typed: 'Kopiere den Pfad des Ordners aus deinem Dateimanager, zum Beispiel /home/anna/Spiele.',
    share: 'Über diesen Ordner teilen',
    where: (folder) => `Geteilt über den Ordner ${folder}`,
  },
  club: {
    title: 'Ein Club',
    explained:
      'Auf einem Clubserver liegt die Chronik eines Clubs, eines Cafés oder einer Liga. Frag die Betreiber nach einer Einladung.',
    link: 'Einladung',
    linkExplained: 'Der ganze Link, den du bekommen hast, oder ein Bild seines QR-Codes. Er gilt einmal.',
    picture: 'Bild des Codes wählen',
    noCode: 'In diesem Bild ist kein QR-Code. Versuch es mit einem schärferen vom ganzen Code.',
    laptop: 'Name dieses Laptops',
    laptopExplained: 'Damit der Verwalter die Laptops auseinanderhalten kann.',
    join: 'Dem Club beitreten',
    where: (club, server) => `Mitglied von ${club}, auf ${server}`,
    roles: {
      owner: 'Dieser Laptop ist Verwalter: Er kann andere einladen und entfernen.',
      writer: 'Dieser Laptop fügt Partien hinzu und liest alles.',
      reader: 'Dieser Laptop liest alles und fügt nichts hinzu.',
    },
    recovery: {
      title: 'Schreib das auf',
      explained:
        'Geht dieser Laptop verloren, wirst du mit diesem Code wieder Verwalter. Du siehst ihn nur jetzt. Heb ihn bei deinen wichtigen Papieren auf.',
      done: 'Ich habe ihn aufgeschrieben',
    },
    members: 'Laptops des Clubs',
    role: { owner: 'Verwalter', writer: 'fügt Partien hinzu', reader: 'liest nur' },
    you: 'dieser Laptop',
    since: (when) => `seit ${when}`,
    seen: (when) => `zuletzt hier am ${when}`,
    revoke: 'Entfernen',
    revokeExplained:
      'Er kommt nicht mehr in den Club. Seine Partien behält er, und was er dem Club gegeben hat, bleibt dort. Um zurückzukommen, braucht er eine neue Einladung.',
    revokeOf: (laptop) => `${laptop} entfernen`,
    revoked: 'entfernt',
    joined: (laptop) => `${laptop} ist jetzt im Club.`,
    wasRevoked: (laptop) => `${laptop} kommt nicht mehr in den Club.`,
    invite: 'Laptop einladen',
    inviteAs: 'Er darf',
    may: { writer: 'Partien hinzufügen', reader: 'nur lesen', owner: 'alles, als Verwalter' },
    makeInvitation: 'Einladung erstellen',
    invitation: (until) =>
      `Gilt einmal, bis ${until}. Auf dem anderen Laptop: Einstellungen, Teilen, dort einfügen.`,
    invitationCode: 'QR-Code der Einladung',
    page: 'Clubseite',
    pageExplained:
      'Die letzten Partien, die Leute, die Saison und die Sammlung, in jedem Browser. Ändern kann dort niemand etwas.',
    pageOpen: 'Wer den Link hat, darf die Clubseite lesen',
    pageCode: 'QR-Code der Clubseite',
    openPage: 'Clubseite öffnen',
  },
  state: {
    synced: (when) => `Alles aktuell. Zuletzt abgeglichen am ${when}.`,
    waiting: 'Gleich geht’s los…',
    syncing: 'Wird abgeglichen…',
    progress: (done, of) => `${done} von ${of}`,
  },
  sync: 'Jetzt abgleichen',
  stop: 'Nicht mehr teilen',
  stopped:
    'Ab jetzt wird nichts mehr geteilt. Deine Partien sind alle hier, und was du geteilt hast, bleibt dort.',
  skipped: (count, number) =>
    count === 1 ? 'Eine Datei wurde ausgelassen' : `${number} Dateien wurden ausgelassen`,
  skippedMore: (number) => `und ${number} weitere`,
  skippedExplained:
    'Sie schaden nicht. Gelöscht wurde nichts. Bleibt eine Datei beschädigt, beende auf einem anderen Laptop das Teilen und fang wieder damit an. Hat er die Partie, schreibt er die Datei neu.',
  skippedWhy: {
    damaged: 'beschädigt oder erst halb kopiert; wird noch einmal gelesen, wenn sie vollständig ist',
    unreadable: 'lässt sich nicht öffnen; prüfe die Rechte, und ob ein anderes Programm sie offen hat',
    foreign: 'keine Datei von Vernissage',
    'not-a-game': 'keine Partie, die nach den Regeln möglich ist',
  },
  spans: {
    minutes: (count) => `${count} Min.`,
    hours: (count) => `${count} Stunden`,
    days: (count) => `${count} Tage`,
  },
  problems: {
    'no-folder':
      'Der Ordner ist nicht da. Schließ das Laufwerk an oder starte das Programm, das ihn abgleicht. Oder hör mit dem Teilen auf und wähle den Ordner neu.',
    'silent-folder':
      'Der Ordner antwortet nicht. Sieh nach, ob sein Laufwerk angeschlossen und eingeschaltet ist. Vernissage versucht es von selbst wieder. Wenn das nicht hilft, starte Vernissage neu.',
    'not-allowed':
      'Vernissage darf in diesem Ordner nicht lesen oder schreiben. Ändere die Rechte oder wähle einen anderen.',
    full: 'Die Festplatte dort ist voll. Mach Platz oder frag die Betreiber des Clubs. Vernissage versucht es von selbst wieder.',
    'full-here':
      'Die Festplatte dieses Laptops ist voll, darum kommt nichts mehr an. Mach Platz. Vernissage versucht es von selbst wieder.',
    'other-version': {
      here: 'Dort läuft schon ein neueres Vernissage. Aktualisiere Vernissage auf diesem Laptop.',
      there: 'Der Clubserver ist älter als dieses Vernissage. Frag die Betreiber nach einem Update.',
    },
    'no-network':
      'Der Clubserver ist nicht zu erreichen. Vernissage versucht es von selbst wieder. Wenn es so bleibt, prüfe dein Netz.',
    'no-club':
      'Unter dieser Adresse antwortet etwas anderes. Prüfe den Link oder frag die Betreiber des Clubs.',
    'not-encrypted':
      'Diese Adresse beginnt mit http, und unterwegs könnte jeder mitlesen. Frag nach einem Link mit https.',
    certificate:
      'Das Zertifikat des Servers ist ungültig, darum schickt Vernissage ihm nichts. Frag die Betreiber des Clubs, und prüfe das Datum dieses Laptops.',
    revoked:
      'Ein Verwalter hat diesen Laptop aus dem Club entfernt. Deine Partien sind alle hier. Um zurückzukommen, lass dir eine neue Einladung geben und füg sie hier ein.',
    'unknown-key':
      'Der Server kennt diesen Laptop nicht. Lass dir eine neue Einladung geben und füg sie hier ein.',
    'read-only':
      'Dieser Laptop darf nur lesen. Seine eigenen Partien bleiben hier. Um sie hinzuzufügen, lass dir von einem Verwalter eine andere Einladung geben. Hör dann mit dem Teilen auf und tritt neu bei.',
    'wrong-clock': (span) =>
      `Die Uhr dieses Laptops geht um ${span} falsch. Stell sie richtig und gleiche dann noch einmal ab.`,
    busy: 'Der Server hat gerade zu tun. Vernissage versucht es von selbst wieder.',
    unexpected: (detail) => `Das hat nicht geklappt (${detail}). Versuch es noch einmal.`,
    'no-link':
      'Das ist keine Einladung. Eine Einladung sieht aus wie https://club.example/#i=…; kopiere sie ganz.',
    'no-invitation': 'Diese Einladung wurde schon benutzt oder ist zu alt. Lass dir eine neue geben.',
    'last-owner': 'Ein Club braucht einen Verwalter. Lade erst einen anderen ein.',
    'not-a-folder': 'Diesen Ordner gibt es nicht. Prüfe den Pfad.',
  },
  news: {
    games: (count, number) =>
      count === 1
        ? 'Eine Partie ist von einem anderen Laptop gekommen.'
        : `${number} Partien sind von anderen Laptops gekommen.`,
    look: 'Ansehen',
    lookAll: 'Alle Partien ansehen',
    parted: (count, number) =>
      count === 1
        ? 'Eine Partie wurde auf zwei Laptops geändert. Wähle, welche Fassung gilt.'
        : `${number} Partien wurden auf zwei Laptops geändert. Wähle, welche Fassung gilt.`,
    compare: 'Vergleichen',
    stuck: 'Das Teilen klappt gerade nicht.',
    settings: 'Warum?',
    seen: 'Fertig',
  },
  reading: 'Einen Moment…',
  failed: 'Das ließ sich nicht laden.',
  notDone: 'Das hat nicht geklappt. Versuch es noch einmal.',
};

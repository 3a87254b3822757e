import type { club as english } from '../en/club.ts';

/** What `npm run club` says in a terminal, in German. */
export const club: typeof english = {
  usage: `npm run club [-- Befehl und Optionen]
  (ohne Befehl)      startet den Server; beim ersten Mal entsteht auch ein Club
  invite [ROLLE]     macht eine Einladung für einen Verwalter (owner), für Laptops, die Partien
                     hinzufügen (writer, wenn du nichts angibst), oder für solche, die nur lesen (reader)
  members            zeigt die Laptops des Clubs, mit ihren IDs
  revoke ID          entfernt einen Laptop aus dem Club
  erase PERSON       löscht überall den Namen einer Person; PERSON ist ihr Name oder ihre ID
  recover            macht einen neuen Wiederherstellungscode und eine Einladung für einen Verwalter,
                     wenn dessen Laptop verloren ist
  backup DATEI       sichert einen Club in eine Datei
  restore DATEI      stellt einen Club aus so einer Datei wieder her
  clubs              zeigt die Clubs auf diesem Server
  new-club NAME      gründet noch einen Club auf diesem Server
Optionen
  --data ORDNER      der Ordner des Servers
  --club NAME        welcher Club, mit Namen oder ID, wenn es mehrere gibt
  --name NAME        wie der erste Club heißt
  --port N           ein anderer Port als 41972 (1 bis 65535)
  --listen ADRESSE   öffnet den Server auch für andere Computer, etwa mit 0.0.0.0; braucht --cert und --key,
                     oder --behind
  --cert DATEI       das Zertifikat samt denen, die dafür bürgen, als PEM
  --key DATEI        der private Schlüssel dazu, als PEM
  --behind URL       die öffentliche Adresse eines Proxys, der verschlüsselt, etwa https://club.example
  --proxy ADRESSE    wo dieser Proxy ist, wenn nicht auf diesem Computer
  --user NAME        unter welchem Benutzer PostgreSQL läuft, wenn du root bist
  --help             diese Liste zeigen
Variablen
  VERNISSAGE_CLUB_DATABASE       postgres://… für eine eigene Datenbank anstelle der mitgelieferten
  VERNISSAGE_CLUB_METRICS_TOKEN  mit diesem Code darf ein anderer Computer /metrics lesen`,
  firstName: 'Club',
  open: (address, folder) =>
    `Der Clubserver läuft unter ${address}\nAlles ist in ${folder}. Zum Beenden drück Strg+C.`,
  withDatabase: (address) =>
    `Der Clubserver läuft unter ${address}\nAlles ist in der Datenbank aus VERNISSAGE_CLUB_DATABASE. Zum Beenden drück Strg+C.`,
  onlyHere:
    'Nur dieser Computer kann ihn erreichen. Um andere hereinzulassen, nimm --listen mit --cert und --key, oder --behind mit einem Proxy (docs/club.md).',
  started: (name) =>
    `Der Club „${name}“ ist neu. Die Einladung für seinen Verwalter gilt einmal, eine Woche lang:`,
  whatNext:
    'Öffne Vernissage auf deinem Laptop, geh zu Einstellungen, Teilen, und füg sie dort ein. Du bekommst einen Wiederherstellungscode zum Aufschreiben. Danach lädst du die anderen von dort ein, oder mit npm run club -- invite.',
  noOwner: (name) =>
    `Der Club „${name}“ hat noch keinen Verwalter. Eine neue Einladung dafür macht npm run club -- invite owner`,
  invitation: (role, club) => {
    const may = {
      owner: 'einen Verwalter',
      writer: 'jemanden, der Partien hinzufügt',
      reader: 'jemanden, der nur liest',
    };
    return `Eine Einladung zu „${club}“ für ${may[role]}. Sie gilt einmal, eine Woche lang:`;
  },
  recovery: (club) =>
    `Der neue Wiederherstellungscode von „${club}“. Schreib ihn auf, der alte gilt nicht mehr:`,
  afterRecovery:
    'Wenn jemand anders den verlorenen Laptop haben könnte, such ihn mit npm run club -- members und entferne ihn mit npm run club -- revoke ID.',
  noMembers: 'Noch ist niemand im Club.',
  member: (id, laptop, role, seen, revoked) =>
    `${id}  ${role.padEnd(6)}  ${revoked ? 'entfernt  ' : (seen ?? 'noch nie  ')}  ${laptop}`,
  revoked: (laptop) => `${laptop} kommt nicht mehr in den Club. Was von dort gekommen ist, bleibt.`,
  noMember: (id) => `In diesem Club gibt es kein Mitglied ${id}. Alle zeigt npm run club -- members`,
  erased: (count) =>
    count === 1
      ? 'Der Name ist hier gelöscht. Jeder Laptop löscht ihn beim nächsten Abgleich auch. In früheren Sicherungen steht er noch.'
      : `Die ${count} Namen dieser Person sind hier gelöscht. Jeder Laptop löscht sie beim nächsten Abgleich auch. In früheren Sicherungen stehen sie noch.`,
  noPerson: (who) =>
    `In diesem Club heißt niemand ${who}. Schreib den Namen wie in Vernissage, oder nimm die ID.`,
  severalPeople: (who, ids) => `Mehrere Leute heißen ${who}. Sag mit der ID, wer es ist:\n${ids.join('\n')}`,
  severalClubs: (names) =>
    `Hier gibt es mehrere Clubs. Sag mit --club NAME, welcher es ist:\n${names.join('\n')}`,
  noClub:
    'Hier gibt es noch keinen Club. Starte zuerst den Server mit npm run club, oder stell eine Sicherung wieder her.',
  noSuchClub: (name) => `Einen Club ${name} gibt es hier nicht. Alle zeigt npm run club -- clubs`,
  sameClub: (name) => `Einen Club ${name} gibt es hier schon. Nimm einen anderen Namen.`,
  folder: {
    notMade: (folder, code) =>
      `${folder} ließ sich für den Club nicht anlegen (${code}). Wähle mit --data ORDNER einen anderen Ordner.`,
    notWritable: (folder, code) =>
      `Dieser Benutzer darf nicht in ${folder} schreiben (${code}). Starte als der Benutzer, unter dem der Server läuft, oder wähle mit --data ORDNER einen anderen Ordner.`,
    missing: (folder) => `In ${folder} ist kein Club. Gib mit --data ORDNER den Ordner des Servers an.`,
    taken: (folder) =>
      `Ein anderer Server benutzt ${folder}. Beende erst den, oder wähle mit --data ORDNER einen anderen Ordner.`,
    busy: (folder) =>
      `Der Server in ${folder} startet gerade oder wird beendet. Versuch es gleich noch einmal.`,
  },
  listening: {
    taken: (port) => `Ein anderes Programm benutzt Port ${port}. Wähle mit --port N einen anderen.`,
    notAllowed: (port) =>
      `Dieser Benutzer darf Port ${port} nicht öffnen. Wähle mit --port N einen anderen, ab 1024.`,
    failed: (address, code) =>
      `Unter ${address} ließ sich nichts öffnen (${code}). Prüfe die Adresse nach --listen.`,
    open: (address) =>
      `Unter ${address} wären Schlüssel und Partien unverschlüsselt unterwegs. Gib --cert und --key dazu, oder --behind https://…, wenn ein Proxy verschlüsselt.`,
    half: '--cert und --key gehören zusammen. Gib beide an.',
    notSecure: (url) =>
      `--behind braucht die öffentliche Adresse des Proxys. Sie fängt mit https:// an und hat keinen Pfad, anders als ${url}.`,
    unread: (file, reason) => `${file} taugt nicht als Zertifikat oder Schlüssel: ${reason}`,
    proxyAlone: '--proxy sagt, wo der Proxy von --behind ist. Gib beide an.',
  },
  options: {
    unknown: (word) => `Die Option ${word} gibt es nicht. Alle Optionen zeigt npm run club -- --help`,
    unknownCommand: (word) => `Den Befehl ${word} gibt es nicht. Alle Befehle zeigt npm run club -- --help`,
    needs: (option) => `Nach ${option} fehlt etwas. Wie es geht, zeigt npm run club -- --help`,
    tooMuch: (word) => `${word} ist hier zu viel. Wie es geht, zeigt npm run club -- --help`,
    port: (word) => `--port braucht eine Zahl von 1 bis 65535, nicht ${word}.`,
    role: (word) => `Eine Einladung ist für owner, writer oder reader, nicht für ${word}.`,
    name: 'Der Name eines Clubs hat 1 bis 200 Zeichen.',
  },
  backup: {
    written: (file, logs, said) =>
      `${file} ist geschrieben und geprüft: ${logs} Verläufe, ${said} Angaben. Heb die Datei auf, wo sonst niemand sie lesen kann.`,
    exists: (file) => `Die Datei ${file} gibt es schon. Nimm einen anderen Namen.`,
    notWritten: (file, reason) =>
      `${file} ließ sich nicht schreiben (${reason}). Sieh nach, ob es den Ordner gibt, ob dieser Benutzer dort schreiben darf und ob Platz ist.`,
    unread: (file, reason) =>
      `${file} ließ sich nicht lesen (${reason}). Prüfe den Namen, und ob dieser Benutzer die Datei lesen darf.`,
    notOne: (file) => `${file} ist keine Sicherung eines Clubs.`,
    newer: (file) => `${file} ist von einem neueren Vernissage. Aktualisiere Vernissage.`,
    incomplete: (file) =>
      `${file} ist unvollständig oder beschädigt. Es wurde nichts wiederhergestellt. Nimm eine andere Sicherung.`,
    damaged: (file, line) =>
      `${file} ist in Zeile ${line} beschädigt. Es wurde nichts wiederhergestellt. Nimm eine andere Sicherung.`,
    present: (name) =>
      `Der Club „${name}“ ist schon in dieser Datenbank. Stell ihn in einer leeren wieder her: Verschieb den Ordner des Servers oder nimm mit --data ORDNER einen anderen.`,
    restored: (name, logs, said) =>
      `„${name}“ ist wiederhergestellt: ${logs} Verläufe, ${said} Angaben. Die Laptops merken es und schicken noch einmal, was hier fehlt. Laptops, die du nach der Sicherung entfernt hast, musst du noch einmal entfernen: npm run club -- members`,
  },
  database: {
    notReached: (reason) =>
      `Die Datenbank aus VERNISSAGE_CLUB_DATABASE ist nicht zu erreichen: ${reason}\nPrüfe die Adresse, und ob PostgreSQL läuft.`,
    notAllowed: (reason) =>
      `In der Datenbank aus VERNISSAGE_CLUB_DATABASE darf Vernissage seine Tabellen nicht anlegen: ${reason}\nDie Datenbank muss ihrem Benutzer gehören, und er muss darin schreiben dürfen.`,
    badAddress:
      'VERNISSAGE_CLUB_DATABASE braucht eine Adresse wie postgres://benutzer:passwort@host/datenbank.',
    noPrograms: (system) =>
      `Für dieses System (${system}) ist kein PostgreSQL unter den installierten Paketen. Führ npm install ohne --omit=optional aus, oder nenn in VERNISSAGE_CLUB_DATABASE eine Datenbank.`,
    noAccount: (name) =>
      `Auf diesem Computer gibt es keinen Benutzer ${name}. PostgreSQL läuft nicht als root, also nenn mit --user NAME einen Benutzer dafür.`,
    outOfReach: (folder, account) =>
      `PostgreSQL läuft als ${account} und kommt nicht an ${folder} heran. Wähle mit --data ORDNER einen Ordner, den alle erreichen, etwa /var/lib/vernissage-club, oder starte als anderer Benutzer.`,
    otherMajor: (folder, there, here) =>
      `Die Datenbank in ${folder} ist von PostgreSQL ${there}. Diese Version von Vernissage bringt PostgreSQL ${here} mit, und das kann sie nicht lesen. Es wurde nichts geändert. Starte die Version von Vernissage, die du vorher hattest, und mach eine Sicherung: npm run club -- backup DATEI. Dann verschieb ${folder} und stell die Sicherung mit dieser Version wieder her: npm run club -- restore DATEI. Oder wandle den Ordner mit pg_upgrade um.`,
    unreadable: (folder, code) =>
      `Die Datenbank in ${folder} ist nicht lesbar (${code}). Sieh nach, ob der Ordner vollständig ist und ob dieser Benutzer ihn lesen darf.`,
    notMade: (folder, reason) => `In ${folder} ließ sich keine Datenbank anlegen: ${reason}`,
    notStarted: (log, reason) =>
      `PostgreSQL ist nicht gestartet. Seine letzten Zeilen, aus ${log}:\n${reason}`,
    notStopped: (folder, process) =>
      `Die Datenbank in ${folder} ist noch in Prozess ${process} offen, der von selbst nicht endet. Beende ihn und starte noch einmal.`,
  },
  stopped: 'Vorzeitig beendet.',
  failed: (reason) => `Das hat nicht geklappt: ${reason}`,
};

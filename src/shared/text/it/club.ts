import type { club as english } from '../en/club.ts';
import { i } from './article.ts';

export const club: typeof english = {
  usage: `npm run club [-- comando e opzioni]
  (senza comando)     avvia il server; la prima volta crea anche un club
  invite [RUOLO]      crea un invito per un proprietario (owner), per chi aggiunge partite (writer,
                      se non dici nulla) o per chi legge soltanto (reader)
  members             elenca i portatili del club, con i loro codici
  revoke CODICE       toglie l’accesso a un portatile
  erase PERSONA       cancella dappertutto il nome di una persona, dato il nome o il codice
  recover             un nuovo codice di recupero e un invito per un proprietario, se il suo portatile è perso
  backup FILE         scrive un club in un file
  restore FILE        rilegge un club da un file del genere
  clubs               elenca i club di questo server
  new-club NOME       crea un altro club su questo server
Opzioni
  --data CARTELLA     la cartella del server
  --club NOME         quale club, per nome o codice, se ce n’è più di uno
  --name NOME         come si chiama il primo club
  --port N            un’altra porta al posto di 41972 (da 1 a 65535)
  --listen INDIRIZZO  apre il server anche ad altri computer, per esempio 0.0.0.0; vuole --cert e --key, oppure --behind
  --cert FILE         il certificato, con quelli che lo garantiscono, in formato PEM
  --key FILE          la sua chiave privata, in formato PEM
  --behind URL        l’indirizzo pubblico di un proxy che cifra, per esempio https://club.example
  --proxy INDIRIZZO   dov’è quel proxy, se non su questo computer
  --user NOME         l’utente con cui gira PostgreSQL, se sei root
  --help              questo elenco
Variabili
  VERNISSAGE_CLUB_DATABASE       postgres://… per usare un tuo database al posto di quello privato
  VERNISSAGE_CLUB_METRICS_TOKEN  con questo codice un altro computer può leggere /metrics`,
  firstName: 'Club',
  open: (address, folder) =>
    `Il server del club è aperto all’indirizzo ${address}\nTutto è in ${folder}. Per chiudere: Ctrl-C.`,
  withDatabase: (address) =>
    `Il server del club è aperto all’indirizzo ${address}\nTutto è nel database di VERNISSAGE_CLUB_DATABASE. Per chiudere: Ctrl-C.`,
  onlyHere:
    'Lo raggiunge solo questo computer. Per aprirlo agli altri usa --listen con --cert e --key, oppure --behind con un proxy (docs/club.md).',
  started: (name) =>
    `Il club «${name}» è nuovo. Ecco l’invito del proprietario: vale una volta sola, per una settimana.`,
  whatNext:
    'Sul tuo portatile apri Vernissage, vai in Impostazioni, Condivisione, e incollalo lì. Avrai un codice di recupero da scrivere su carta. Poi invita gli altri da lì, oppure con npm run club -- invite.',
  noOwner: (name) =>
    `Il club «${name}» non ha ancora un proprietario. Per un altro invito: npm run club -- invite owner`,
  invitation: (role, club) => {
    const may = {
      owner: 'un proprietario',
      writer: 'chi aggiunge partite',
      reader: 'chi legge soltanto',
    };
    return `Un invito a «${club}» per ${may[role]}. Vale una volta sola, per una settimana:`;
  },
  recovery: (club) =>
    `Il nuovo codice di recupero di «${club}». Scrivilo su carta; quello vecchio non vale più:`,
  afterRecovery:
    'Se il portatile perso può essere in mano ad altri, trovalo con npm run club -- members e togligli l’accesso con npm run club -- revoke CODICE.',
  noMembers: 'Non è ancora entrato nessuno.',
  member: (id, laptop, role, seen, revoked) =>
    `${id}  ${role.padEnd(6)}  ${revoked ? 'rimosso   ' : (seen ?? 'mai visto ')}  ${laptop}`,
  revoked: (laptop) => `${laptop} non può più raggiungere il club. Quello che ha aggiunto resta.`,
  noMember: (id) => `In questo club non c’è un portatile ${id}. Per l’elenco: npm run club -- members`,
  erased: (count) =>
    count === 1
      ? 'Qui il nome è cancellato. Ogni portatile lo cancella alla prossima sincronizzazione. Nei backup che hai fatto prima c’è ancora.'
      : `Qui ${i(String(count))} nomi di questa persona sono cancellati. Ogni portatile li cancella alla prossima sincronizzazione. Nei backup che hai fatto prima ci sono ancora.`,
  noPerson: (who) =>
    `In questo club nessuno si chiama ${who}. Scrivi il nome com’è in Vernissage, oppure il codice.`,
  severalPeople: (who, ids) =>
    `Più persone si chiamano ${who}. Indica quale con il codice:\n${ids.join('\n')}`,
  severalClubs: (names) => `Qui c’è più di un club. Indica quale con --club NOME:\n${names.join('\n')}`,
  noClub: 'Qui non c’è ancora un club. Avvia prima il server con npm run club, oppure ripristina un backup.',
  noSuchClub: (name) => `Qui non c’è un club ${name}. Per l’elenco: npm run club -- clubs`,
  sameClub: (name) => `Qui c’è già un club ${name}. Scegli un altro nome.`,
  folder: {
    notMade: (folder, code) =>
      `Non si riesce a creare la cartella del club, ${folder} (${code}). Scegline un’altra con --data CARTELLA.`,
    notWritable: (folder, code) =>
      `Questo utente non può scrivere in ${folder} (${code}). Avvia come l’utente del server, oppure scegli un’altra cartella con --data CARTELLA.`,
    missing: (folder) => `In ${folder} non c’è un club. Indica la cartella del server con --data CARTELLA.`,
    taken: (folder) =>
      `Un altro server sta usando ${folder}. Chiudilo prima, oppure scegli un’altra cartella con --data CARTELLA.`,
    busy: (folder) => `Il server in ${folder} si sta avviando o chiudendo. Riprova tra un attimo.`,
  },
  listening: {
    taken: (port) => `La porta ${port} è occupata da un altro programma. Scegline un’altra con --port N.`,
    notAllowed: (port) =>
      `Questo utente non può aprire la porta ${port}. Scegline un’altra con --port N, da 1024 in su.`,
    failed: (address, code) =>
      `Non si riesce ad aprire l’indirizzo ${address} (${code}). Controlla quello che segue --listen.`,
    open: (address) =>
      `Su ${address} chiavi e partite viaggerebbero senza cifratura. Aggiungi --cert e --key, oppure --behind https://… se a cifrare è un proxy.`,
    half: '--cert e --key vanno insieme. Indica tutti e due.',
    notSecure: (url) =>
      `--behind vuole l’indirizzo pubblico del proxy, che inizia con https:// e non ha un percorso, non ${url}.`,
    unread: (file, reason) => `${file} non si può usare come certificato o chiave: ${reason}`,
    proxyAlone: '--proxy dice dov’è il proxy di --behind. Indica tutti e due.',
  },
  options: {
    unknown: (word) => `${word} non è un’opzione; npm run club -- --help le elenca.`,
    unknownCommand: (word) => `${word} non è un comando; npm run club -- --help li elenca.`,
    needs: (option) => `Dopo ${option} manca qualcosa. Come si fa lo dice npm run club -- --help`,
    tooMuch: (word) => `${word} qui è di troppo. Come si fa lo dice npm run club -- --help`,
    port: (word) => `--port vuole un numero da 1 a 65535, non ${word}.`,
    role: (word) => `Un invito è per owner, writer o reader, non ${word}.`,
    name: 'Il nome di un club ha da 1 a 200 caratteri.',
  },
  backup: {
    written: (file, logs, said) =>
      `${file} è scritto e controllato: ${logs} diari, ${said} dichiarazioni. Conservalo dove nessun altro può leggerlo.`,
    exists: (file) => `Il file ${file} esiste già. Scegli un altro nome.`,
    notWritten: (file, reason) =>
      `Non si riesce a scrivere ${file} (${reason}). Controlla che la cartella ci sia, che questo utente possa scriverci e che ci sia spazio.`,
    unread: (file, reason) =>
      `Non si riesce a leggere ${file} (${reason}). Controlla il nome, e che questo utente possa leggerlo.`,
    notOne: (file) => `${file} non è il backup di un club.`,
    newer: (file) => `${file} è di una versione più nuova di Vernissage. Aggiorna Vernissage.`,
    incomplete: (file) =>
      `${file} è incompleto o danneggiato. Non è stato ripristinato nulla. Usa un altro backup.`,
    damaged: (file, line) =>
      `${file} è danneggiato alla riga ${line}. Non è stato ripristinato nulla. Usa un altro backup.`,
    present: (name) =>
      `Il club «${name}» è già in questo database. Ripristinalo in uno vuoto: sposta la cartella del server, oppure indicane un’altra con --data CARTELLA.`,
    restored: (name, logs, said) =>
      `«${name}» è ripristinato: ${logs} diari, ${said} dichiarazioni. I portatili se ne accorgono e rimandano quello che qui manca. Quelli rimossi dopo il backup vanno rimossi di nuovo: npm run club -- members`,
  },
  database: {
    notReached: (reason) =>
      `Il database di VERNISSAGE_CLUB_DATABASE non si raggiunge: ${reason}\nControlla l’indirizzo, e che PostgreSQL sia avviato.`,
    notAllowed: (reason) =>
      `Il database di VERNISSAGE_CLUB_DATABASE non lascia creare le tabelle a Vernissage: ${reason}\nIl suo utente deve esserne il proprietario e poterci scrivere.`,
    badAddress: 'VERNISSAGE_CLUB_DATABASE vuole un indirizzo come postgres://utente:password@host/database.',
    noPrograms: (system) =>
      `Tra i pacchetti installati non c’è un PostgreSQL per questo sistema (${system}). Fai npm install senza --omit=optional, oppure indica un database con VERNISSAGE_CLUB_DATABASE.`,
    noAccount: (name) =>
      `Su questo computer non c’è un utente ${name}. PostgreSQL non gira come root: indica un utente con --user NOME.`,
    outOfReach: (folder, account) =>
      `PostgreSQL gira come ${account}, che non può arrivare a ${folder}. Con --data CARTELLA scegline una accessibile a tutti, come /var/lib/vernissage-club, oppure avvia il server con un altro utente.`,
    otherMajor: (folder, there, here) =>
      `Il database in ${folder} è di PostgreSQL ${there}; questa versione di Vernissage usa PostgreSQL ${here}, che non sa leggerlo. Non è cambiato nulla. Avvia la versione di Vernissage che avevi prima e fai un backup: npm run club -- backup FILE. Poi sposta ${folder} e ripristina il backup con questa versione: npm run club -- restore FILE. Oppure converti la cartella con pg_upgrade.`,
    unreadable: (folder, code) =>
      `Il database in ${folder} non si può leggere (${code}). Controlla che la cartella sia completa e che questo utente possa leggerla.`,
    notMade: (folder, reason) => `Non si riesce a creare il database in ${folder}: ${reason}`,
    notStarted: (log, reason) =>
      `PostgreSQL non si è avviato. Ecco le sue ultime parole, in ${log}:\n${reason}`,
    notStopped: (folder, process) =>
      `Il database in ${folder} è ancora aperto nel processo ${process}, che non si ferma. Chiudilo e riprova.`,
  },
  stopped: 'Fermato prima della fine.',
  failed: (reason) => `Operazione non riuscita: ${reason}`,
};

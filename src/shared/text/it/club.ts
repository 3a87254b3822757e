import type { club as english } from '../en/club.ts';

export const club: typeof english = {
  database: {
    noPrograms: (system) =>
      `Tra i pacchetti installati non c’è un PostgreSQL per questo sistema (${system}). Fai npm install senza --omit=optional, oppure indica un database con VERNISSAGE_CLUB_DATABASE.`,
    noAccount: (name) =>
      `Su questo computer non c’è un utente ${name}. PostgreSQL non gira come root: indica un utente con --user NOME.`,
    outOfReach: (folder, account) =>
      `PostgreSQL gira come ${account}, che non può arrivare a ${folder}. Con --data CARTELLA scegline una accessibile a tutti, come /var/lib/vernissage-club, oppure avvia il server con un altro utente.`,
    otherMajor: (folder, there, here) =>
      `Il database in ${folder} è di PostgreSQL ${there}; questa versione di Vernissage usa PostgreSQL ${here}, che non sa leggerlo. Non è cambiato nulla. Avvia la versione di Vernissage che avevi prima, fai una copia con npm run club -- backup FILE, sposta ${folder} e ripristina la copia con questa versione: npm run club -- restore FILE. Oppure converti la cartella con pg_upgrade.`,
    unreadable: (folder, code) =>
      `Il database in ${folder} non si può leggere (${code}). Controlla che la cartella sia completa e che questo utente possa leggerla.`,
    notMade: (folder, reason) => `Non si riesce a creare il database in ${folder}: ${reason}`,
    notStarted: (log, reason) =>
      `PostgreSQL non si è avviato. Ecco le sue ultime parole, in ${log}:\n${reason}`,
    notStopped: (folder, process) =>
      `Il database in ${folder} è ancora aperto nel processo ${process}, che non si ferma. Chiudilo e riprova.`,
  },
};

import type { sharing as english } from '../en/sharing.ts';
import { al, dal, il } from './article.ts';

export const sharing: typeof english = {
  title: 'Condivisione',
  explained:
    'Un unico storico su più portatili. Partite, persone, scatole e correzioni viaggiano nei due sensi. Al tavolo non si aspetta mai.',
  privacy:
    'Chi ha la cartella o è nel club vede tutto: giocatori, risultati, note, etichette e luoghi. Prima chiedi alle persone con cui giochi. Puoi cancellare un nome in Giocatori, quando vuoi.',
  folder: {
    title: 'Una cartella condivisa',
    explained:
      'Una cartella che un altro programma tiene sincronizzata: un disco cloud, Syncthing, un disco di rete o una chiavetta USB che passa di mano. Sceglila su ogni portatile.',
    label: 'Cartella',
    choose: 'Scegli una cartella…',
    typed: 'Copia il percorso della cartella dal gestore di file, per esempio /home/anna/Giochi.',
    share: 'Condividi con questa cartella',
    where: (folder) => `Condivisione con la cartella ${folder}`,
  },
  club: {
    title: 'Un club',
    explained:
      'Un server del club conserva lo storico di un club, di un bar o di una lega. Chiedi un invito a chi lo gestisce.',
    link: 'Invito',
    linkExplained: 'Tutto il link che hai ricevuto, o un’immagine del suo codice QR. Vale una volta sola.',
    picture: 'Scegli un’immagine del codice',
    noCode: 'In questa immagine non c’è nessun codice QR. Prova con una più nitida di tutto il codice.',
    laptop: 'Nome di questo portatile',
    laptopExplained: 'Così il proprietario distingue i portatili.',
    join: 'Entra nel club',
    where: (club, server) => `Membro di ${club}, su ${server}`,
    roles: {
      owner: 'Questo portatile è proprietario: può invitare e rimuovere gli altri.',
      writer: 'Questo portatile aggiunge partite e legge tutto.',
      reader: 'Questo portatile legge tutto e non aggiunge nulla.',
    },
    recovery: {
      title: 'Scrivilo su carta',
      explained:
        'Con questo codice torni proprietario se perdi questo portatile. Lo vedi solo adesso. Conservalo con le altre carte importanti.',
      done: 'L’ho scritto',
    },
    members: 'Portatili del club',
    role: { owner: 'proprietario', writer: 'aggiunge partite', reader: 'legge soltanto' },
    you: 'questo portatile',
    since: dal,
    seen: (when) => `visto ${il(when)}`,
    revoke: 'Rimuovi',
    revokeExplained:
      'Non raggiungerà più il club. Le partite che ha restano lì, e quelle che ha dato restano nel club. Per tornare serve un nuovo invito.',
    revokeOf: (laptop) => `Rimuovi ${laptop}`,
    revoked: 'rimosso',
    joined: (laptop) => `${laptop} è entrato nel club.`,
    wasRevoked: (laptop) => `${laptop} non può più raggiungere il club.`,
    invite: 'Invita un portatile',
    inviteAs: 'Potrà',
    may: { writer: 'aggiungere partite', reader: 'solo leggere', owner: 'fare tutto, da proprietario' },
    makeInvitation: 'Crea un invito',
    invitation: (until) =>
      `Vale una volta sola, fino ${al(until)}. Sull’altro portatile: Impostazioni, Condivisione, incollalo lì.`,
    invitationCode: 'Codice QR dell’invito',
    page: 'Pagina del club',
    pageExplained:
      'Le ultime partite, le persone, la stagione e la collezione, in qualsiasi browser. Lì nessuno può cambiare nulla.',
    pageOpen: 'Chiunque abbia il link può leggere la pagina del club',
    pageCode: 'Codice QR della pagina del club',
    openPage: 'Apri la pagina del club',
  },
  state: {
    synced: (when) => `Aggiornato. Ultima sincronizzazione: ${when}.`,
    waiting: 'Sta per iniziare…',
    syncing: 'Sincronizzazione…',
    progress: (done, of) => `${done} su ${of}`,
  },
  sync: 'Sincronizza ora',
  stop: 'Interrompi la condivisione',
  stopped: 'La condivisione è disattivata. Le tue partite sono tutte qui, e ciò che hai condiviso resta là.',
  skipped: (count, number) =>
    count === 1 ? 'Un file è stato lasciato stare' : `${number} file sono stati lasciati stare`,
  skippedMore: (number) => `e altri ${number}`,
  skippedExplained:
    'Non fanno danni. Non è stato eliminato nulla. Se un file resta danneggiato, interrompi la condivisione su un altro portatile e riattivala: se ha la partita, riscrive il file.',
  skippedWhy: {
    damaged: 'danneggiato o copiato a metà; verrà riletto quando sarà completo',
    unreadable: 'non si apre; controlla i permessi, e se lo sta usando un altro programma',
    foreign: 'non è un file di Vernissage',
    'not-a-game': 'non è una partita che le regole permettono',
  },
  spans: {
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} ore`,
    days: (count) => `${count} giorni`,
  },
  problems: {
    'no-folder':
      'La cartella non c’è. Collega il disco, avvia il programma che la sincronizza, oppure interrompi la condivisione e scegli di nuovo la cartella.',
    'silent-folder':
      'La cartella non risponde. Controlla che il suo disco sia acceso e collegato. Vernissage riprova da solo; se non basta, esci e riavvialo.',
    'not-allowed':
      'Vernissage non può leggere o scrivere in quella cartella. Cambia i permessi o scegline un’altra.',
    full: 'Il disco di destinazione è pieno. Libera spazio, o chiedilo a chi gestisce il club. Vernissage riprova da solo.',
    'full-here':
      'Il disco di questo portatile è pieno, quindi non può arrivare altro. Libera spazio. Vernissage riprova da solo.',
    'other-version': {
      here: 'La usa una versione più recente di Vernissage. Aggiorna Vernissage su questo portatile.',
      there:
        'Il server del club è più vecchio di questo Vernissage. Chiedi a chi lo gestisce di aggiornarlo.',
    },
    'no-network':
      'Il server del club non è raggiungibile. Vernissage riprova da solo; se continua, controlla la rete.',
    'no-club': 'A quell’indirizzo risponde qualcos’altro. Controlla il link o chiedi a chi gestisce il club.',
    'not-encrypted':
      'Quell’indirizzo inizia con http: lungo il percorso chiunque potrebbe leggere quello che mandi. Chiedi un link con https.',
    certificate:
      'Il certificato del server non è valido, quindi Vernissage non gli invia nulla. Chiedi a chi gestisce il club e controlla la data di questo portatile.',
    revoked:
      'Un proprietario ha rimosso questo portatile dal club. Le tue partite sono tutte qui. Per tornare, chiedi un nuovo invito e incollalo qui.',
    'unknown-key': 'Il server non conosce questo portatile. Chiedi un nuovo invito e incollalo qui.',
    'read-only':
      'Questo portatile può solo leggere. Le sue partite restano qui. Per aggiungerle, chiedi un altro invito a un proprietario, interrompi la condivisione ed entra di nuovo.',
    'wrong-clock': (span) =>
      `L’orologio di questo portatile è sbagliato di ${span}. Regolalo, poi sincronizza di nuovo.`,
    busy: 'Il server è occupato. Vernissage riprova da solo.',
    unexpected: (detail) => `Non ha funzionato (${detail}). Riprova.`,
    'no-link': 'Questo non è un invito. Somiglia a https://club.example/#i=…; copialo per intero.',
    'no-invitation': 'Quell’invito è già stato usato o è troppo vecchio. Chiedine uno nuovo.',
    'last-owner': 'Un club ha bisogno di un proprietario. Prima invitane un altro.',
    'not-a-folder': 'Non c’è nessuna cartella con questo percorso. Controllalo.',
  },
  news: {
    games: (count, number) =>
      count === 1
        ? 'È arrivata una partita da un altro portatile.'
        : `Sono arrivate ${number} partite da altri portatili.`,
    look: 'Guardala',
    lookAll: 'Vedi tutte le partite',
    parted: (count, number) =>
      count === 1
        ? 'Una partita è stata cambiata su due portatili. Scegli quale versione vale.'
        : `${number} partite sono state cambiate su due portatili. Scegli quale versione vale.`,
    compare: 'Confronta',
    stuck: 'La condivisione si è fermata.',
    settings: 'Vedi perché',
    seen: 'Fatto',
  },
  reading: 'Sto guardando…',
  failed: 'Impossibile caricare.',
  notDone: 'Non ha funzionato. Riprova.',
};

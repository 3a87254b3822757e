import type { clubDoor as english } from '../en/club-door.ts';

/** What a club's server says in a browser before it shows anything, in Italian. */
export const clubDoor: typeof english = {
  title: 'Club Vernissage',
  opening: 'Apro la pagina del club…',
  closed: 'Questo link non apre più la pagina. Chiedi al tuo club quello attuale.',
  unreachable: 'In questo momento il server del club non risponde. Riprova tra poco.',
  members:
    'Questa pagina è per i membri del club. Aprila da Vernissage (Impostazioni → Condivisione), oppure chiedi il link al tuo club.',
  invitation: 'Hai un invito a questo club',
  recovery: 'Questo è un codice di recupero di questo club',
  paste: 'Apri Vernissage sul tuo portatile, vai in Impostazioni → Condivisione e incolla questo link:',
  copy: 'Copia il link',
  copied: 'Copiato.',
  notBuilt: 'Su questo server la pagina non è ancora pronta. Esegui «npm run build» sul server e riavvialo.',
};

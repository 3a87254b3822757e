import type { phones as english } from '../en/phones.ts';

export const phones: typeof english = {
  title: 'Telefoni al tavolo',
  off: 'Sul telefono ognuno vede il proprio denaro e i propri dipinti, e può fare offerte, se le aste le conduce l’app. Serve la stessa rete Wi-Fi, ma nessuna app e nessun account.',
  plain: 'Chi intercetta questa rete Wi-Fi potrebbe leggere ciò che i telefoni inviano.',
  encrypted: 'Ciò che i telefoni inviano è cifrato con il tuo certificato.',
  system: 'Il sistema può chiedere se Vernissage può accettare connessioni. Consentilo.',
  elsewhere:
    'I telefoni sono attivi per un’altra partita. Se li attivi qui, là si scollegano; le sue offerte segrete non vanno perse.',
  network: 'Rete',
  address: (name, address, vpn) => `${name}, ${address}${vpn ? ' (VPN)' : ''}`,
  noNetwork:
    'Questo computer non è collegato a nessuna rete. Collegalo a una rete Wi-Fi o all’hotspot di un telefono, poi cerca di nuovo.',
  lookAgain: 'Cerca di nuovo',
  switchOn: 'Attiva i telefoni',
  switchOff: 'Disattiva i telefoni',
  switchOffExplained: 'Dimentica tutti i telefoni di questa partita. Qui si può continuare a inserire tutto.',
  noDoor: {
    address: 'Questo computer non è più su quella rete. Scegline un’altra.',
    system:
      'Il sistema non permette a Vernissage di accettare connessioni su quella rete. Scegline un’altra o cambia le impostazioni del firewall.',
    'certificate-unreadable':
      'Vernissage non riesce a leggere il certificato o la sua chiave, oppure non vanno insieme. Correggi i due file, poi riattiva i telefoni.',
    'certificate-expired':
      'Il certificato oggi non è valido. Rinnovalo o regola l’orologio di questo computer, poi riattiva i telefoni.',
    'certificate-elsewhere':
      'Il certificato non vale per questo indirizzo, né per un nome che porta lì. Scegli un’altra rete o avvia Vernissage senza certificato.',
  },
  over: 'La partita è finita.',
  failed: 'Non ha funzionato. Riprova.',
  lost: 'Questo computer non è più sulla rete. Scegline un’altra.',
  move: 'Usa questa rete',
  join: {
    title: 'Giocatori',
    scan: 'Inquadralo con la fotocamera del telefono, poi scegli il tuo posto.',
    code: 'Codice QR per i telefoni dei giocatori',
  },
  watch: {
    title: 'Schermo grande',
    scan: 'Per una TV, un tablet o chi guarda. Non mostra il denaro di nessuno.',
    code: 'Codice QR per uno schermo grande',
  },
  typed: 'Oppure scrivi questo indirizzo:',
  typedExplained:
    'Le lettere cambiano ogni minuto. Se cambiano mentre scrivi, finisci pure: quelle di prima valgono ancora un minuto.',
  newCode: 'Codici nuovi',
  newCodeExplained: 'Chi non è ancora entrato deve inquadrare o scrivere di nuovo.',
  nobody: 'Nessun telefono si è ancora collegato. Le cause possibili, dalla più probabile:',
  causes: [
    'Un firewall su questo computer: consenti Vernissage o la porta dell’indirizzo.',
    'Una rete Wi-Fi per ospiti che isola i dispositivi.',
    'Il telefono è su un’altra rete Wi-Fi o usa i dati mobili.',
  ],
  cure: 'Quello che aiuta sempre: collega questo computer all’hotspot di un telefono e scegli qui quella rete.',
  shut: 'Troppi codici sbagliati: per un minuto funziona solo il codice QR.',
  asking: (name, number) => `È il telefono di ${name}? Mostra ${number}.`,
  yes: 'Sì',
  no: 'No',
  list: 'Telefoni',
  none: 'Ancora nessun telefono',
  ofSeat: (known, connected) =>
    `${known === 1 ? '1 telefono' : `${known} telefoni`}, ${
      connected === known ? '' : `${connected} `
    }${connected === 1 ? 'collegato' : 'collegati'}`,
  boards: (count) => (count === 1 ? '1 schermo grande' : `${count} schermi grandi`),
  forget: 'Dimentica',
  forgetOf: (name) => `Dimentica i telefoni di ${name}`,
  forgetAll: 'Dimentica tutti',
  bids: 'Dal telefono si offre solo nelle aste che conduce l’app.',
  sale: 'Il banditore può inserire la vendita dal telefono',
};

/** Phones at the table, as the laptop shows them. */
export const phones = {
  title: 'Phones at the table',
  off: 'On their phones, players see their own money and paintings, and can bid if the app runs the auctions. They need the same Wi-Fi, but no app and no account.',
  plain: 'Anybody listening on this Wi-Fi could read what phones send.',
  encrypted: 'What phones send is encrypted with your certificate.',
  system: 'Your system may ask whether Vernissage may accept connections. Allow it.',
  elsewhere:
    'Phones are on for another game. Switching them on here sends them away from there; secret bids of that game stay with it.',
  network: 'Network',
  address: (name: string, address: string, vpn: boolean) => `${name}, ${address}${vpn ? ' (VPN)' : ''}`,
  noNetwork: 'This computer isn’t on a network. Join a Wi-Fi or a phone’s hotspot, then look again.',
  lookAgain: 'Look again',
  switchOn: 'Switch phones on',
  switchOff: 'Switch phones off',
  switchOffExplained: 'Forgets all phones of this game. Everything can still be entered here.',
  noDoor: {
    address: 'This computer has left that network. Choose another one.',
    system:
      'The system doesn’t let Vernissage accept connections there. Choose another network, or change the firewall.',
    'certificate-unreadable':
      'Vernissage can’t read the certificate or its key, or they don’t belong together. Correct the two files, then switch phones on again.',
    'certificate-expired':
      'The certificate isn’t valid today. Renew it, or set this computer’s clock, then switch phones on again.',
    'certificate-elsewhere':
      'The certificate is neither for this address nor for a name that leads to it. Choose another network, or start Vernissage without the certificate.',
  },
  over: 'The game is over.',
  failed: 'That didn’t work. Try again.',
  lost: 'This computer has left the network. Choose another one.',
  move: 'Use this network',
  join: {
    title: 'Players',
    scan: 'Scan it with the phone’s camera, then choose your seat.',
    code: 'QR code for players’ phones',
  },
  watch: {
    title: 'Big screen',
    scan: 'For a TV, a tablet or people who are watching. It shows nobody’s money.',
    code: 'QR code for a big screen',
  },
  typed: 'Or type this address:',
  typedExplained:
    'The letters change every minute. If they do while you’re typing, finish: the old ones work for another minute.',
  newCode: 'New codes',
  newCodeExplained: 'Phones that haven’t joined yet have to scan or type again.',
  nobody: 'No phone has come yet. Possible reasons, likeliest first:',
  causes: [
    'A firewall on this computer: allow Vernissage, or the port in the address.',
    'A guest Wi-Fi that keeps devices apart.',
    'The phone is on another Wi-Fi, or on mobile data.',
  ],
  cure: 'What always helps: connect this computer to the hotspot of one of the phones, and choose that network here.',
  shut: 'Too many wrong codes were typed: for a minute, only the QR code works.',
  /** The name is isolated where it is written. */
  asking: (name: string, number: string) => `Is this ${name}’s phone? It shows ${number}.`,
  yes: 'Yes',
  no: 'No',
  list: 'Phones',
  none: 'No phone yet',
  ofSeat: (known: number, connected: number) =>
    `${known === 1 ? '1 phone' : `${known} phones`}, ${connected === known ? 'connected' : `${connected} connected`}`,
  boards: (count: number) => (count === 1 ? '1 big screen' : `${count} big screens`),
  forget: 'Forget',
  forgetOf: (name: string) => `Forget ${name}’s phones`,
  forgetAll: 'Forget all',
  bids: 'Players can bid on their phones in auctions that the app runs.',
  sale: 'The auctioneer may enter the sale on their phone',
};

import type { phones as english } from '../en/phones.ts';
import { of } from './genitive.ts';

export const phones: typeof english = {
  title: 'Handys am Tisch',
  off: 'Auf dem Handy sehen alle ihr eigenes Geld und ihre Gemälde. Leitet die App die Versteigerungen, können alle dort auch bieten. Dafür reicht dasselbe WLAN: keine App, kein Konto.',
  plain: 'Wer in diesem WLAN mithört, könnte lesen, was die Handys senden.',
  encrypted: 'Was die Handys senden, ist mit deinem Zertifikat verschlüsselt.',
  system: 'Vielleicht fragt dein System, ob Vernissage Verbindungen annehmen darf. Erlaube es.',
  elsewhere:
    'Die Handys gehören gerade zu einer anderen Partie. Lässt du sie hier zu, sind sie dort getrennt. Geheime Gebote von dort gehen nicht verloren.',
  network: 'Netz',
  address: (name, address, vpn) => `${name}, ${address}${vpn ? ' (VPN)' : ''}`,
  noNetwork:
    'Dieser Computer ist in keinem Netz. Verbinde ihn mit einem WLAN oder mit dem Hotspot eines Handys, dann such noch einmal.',
  lookAgain: 'Noch einmal suchen',
  switchOn: 'Handys zulassen',
  switchOff: 'Handys trennen',
  switchOffExplained: 'Alle Handys dieser Partie werden vergessen. Hier kannst du weiter alles eintragen.',
  noDoor: {
    address: 'Dieser Computer ist nicht mehr in diesem Netz. Wähle ein anderes.',
    system:
      'Das System lässt nicht zu, dass Vernissage dort Verbindungen annimmt. Wähle ein anderes Netz oder ändere die Firewall.',
    'certificate-unreadable':
      'Vernissage kann das Zertifikat oder seinen Schlüssel nicht lesen, oder sie passen nicht zusammen. Repariere die zwei Dateien, dann lass die Handys noch einmal zu.',
    'certificate-expired':
      'Das Zertifikat gilt heute nicht. Erneuere es oder stell die Uhr dieses Computers richtig, dann lass die Handys noch einmal zu.',
    'certificate-elsewhere':
      'Das Zertifikat gilt weder für diese Adresse noch für einen Namen, der zu ihr führt. Wähle ein anderes Netz oder starte Vernissage ohne Zertifikat.',
  },
  over: 'Die Partie ist vorbei.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  lost: 'Dieser Computer ist nicht mehr im Netz. Wähle ein anderes.',
  move: 'Dieses Netz nehmen',
  join: {
    title: 'Spieler',
    scan: 'Scannt ihn mit der Kamera des Handys, dann wählt euren Platz.',
    code: 'QR-Code für die Handys der Spieler',
  },
  watch: {
    title: 'Großer Bildschirm',
    scan: 'Für einen Fernseher, ein Tablet oder Leute, die zuschauen. Geld ist dort keins zu sehen.',
    code: 'QR-Code für einen großen Bildschirm',
  },
  typed: 'Oder tippt diese Adresse ein:',
  typedExplained:
    'Die Buchstaben ändern sich jede Minute. Passiert das beim Tippen, macht ruhig fertig: Die alten gelten noch eine Minute.',
  newCode: 'Neue Codes',
  newCodeExplained: 'Wer noch nicht verbunden ist, muss neu scannen oder tippen.',
  nobody: 'Noch ist kein Handy da. Woran es liegen kann, das Wahrscheinlichste zuerst:',
  causes: [
    'Eine Firewall auf diesem Computer: Lass Vernissage durch, oder den Port in der Adresse.',
    'Ein Gäste-WLAN, das die Geräte voneinander trennt.',
    'Das Handy ist in einem anderen WLAN oder im Mobilfunknetz.',
  ],
  cure: 'Was immer hilft: Verbinde diesen Computer mit dem Hotspot eines der Handys, und wähle hier dieses Netz.',
  shut: 'Es wurden zu viele falsche Codes getippt: Eine Minute lang geht nur der QR-Code.',
  asking: (name, number) => `Ist das ${of(name)} Handy? Es zeigt ${number}.`,
  yes: 'Ja',
  no: 'Nein',
  list: 'Handys',
  none: 'Noch kein Handy',
  ofSeat: (known, connected) =>
    `${known === 1 ? '1 Handy' : `${known} Handys`}, ${connected === known ? 'verbunden' : `${connected} verbunden`}`,
  boards: (count) => (count === 1 ? '1 großer Bildschirm' : `${count} große Bildschirme`),
  forget: 'Vergessen',
  forgetOf: (name) => `${of(name)} Handys vergessen`,
  forgetAll: 'Alle vergessen',
  bids: 'Leitet die App eine Versteigerung, können die Spieler am Handy bieten.',
  sale: 'Der Auktionator darf den Verkauf am Handy eintragen',
};

import type { interchange as english } from '../en/interchange.ts';

/** Sharing one game, in German. */
export const interchange: typeof english = {
  about: 'Partien aus Vernissage, das bei Modern Art und seinen Kartenspielen mitzählt.',
  title: 'Diese Partie teilen',
  see: 'Teilen',
  unfinished: 'Teilen kannst du eine Partie, sobald sie zu Ende ist.',
  bgStats: 'BG Stats',
  scan: 'Scanne diesen Code mit dem Handy, dann steht die Partie in BG Stats.',
  code: (players) => `BG-Stats-Code für die Partie von ${players}`,
  nothingSent:
    'Nichts verlässt diesen Computer, außer du scannst, kopierst oder speicherst es. Die Zeiten kommen von der Uhr dieses Computers.',
  again: 'Wenn du ihn noch einmal scannst, ändert BG Stats die Partie und legt keine zweite an.',
  without: {
    notes:
      'Die Notizen sind zu lang für den Code: Er enthält nur den Anfang oder gar keine. In der Datei sind alle.',
    'all-but-result':
      'Die Namen sind so lang, dass nur das Ergebnis in den Code passt: keine Notizen, kein Ort, keine Schachtel. In der Datei ist alles.',
  },
  noDay: 'BG Stats braucht den Tag der Partie, und der fehlt hier. Trag ihn zuerst ein.',
  tooLong: 'Die Namen sind zu lang für einen Code, den Handys lesen können. Nimm stattdessen die Datei.',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Der Link ließ sich nicht kopieren. Er ist hier markiert, kopier ihn also selbst.',
  link: 'Link für BG Stats',
  file: 'Datei für BG Stats speichern',
  fileExplained: 'Schick sie auf ein Handy und öffne sie in BG Stats.',
  saved: (file) => `${file} ist in den Downloads deines Browsers.`,
  record: 'Ganze Partie speichern',
  recordExplained: 'Mit dem ganzen Verlauf, für Vernissage auf einem anderen Computer.',
  paper: 'Auf Papier',
  pad: 'Wertungsblock',
  story: 'Die Geschichte der Partie',
  back: 'Zurück zur Partie',
  bgg: {
    title: 'BG Stats',
    label: 'Nummer des Kartenspiels bei BoardGameGeek',
    explained: 'An dieser Nummer oder der Adresse seiner Seite erkennt BG Stats das Spiel.',
    wrong:
      'Gib die Nummer eines Spiels oder die Adresse seiner Seite bei BoardGameGeek ein. Die 118 ist vergeben: Das ist Modern Art.',
    keep: 'Diese Nummer nehmen',
    kept: (number) => `Die Nummer des Kartenspiels ist jetzt ${number}.`,
  },
};

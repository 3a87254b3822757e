/** Sharing one game, in English. */
export const interchange = {
  about: 'Plays written by Vernissage, which keeps score of Modern Art and its card games.',
  title: 'Share this game',
  see: 'Share',
  unfinished: 'You can share a game once it’s finished.',
  bgStats: 'BG Stats',
  scan: 'Scan this code with your phone to log the game in BG Stats.',
  code: (players: string) => `BG Stats code for the game of ${players}`,
  nothingSent:
    'Nothing leaves this computer unless you scan, copy or save it. Times are by this computer’s clock.',
  again: 'If you scan it again, BG Stats updates the play instead of adding another.',
  without: {
    notes:
      'The notes are too long for the code, so it has only the start of them, or none. The file has them all.',
    'all-but-result':
      'The names are so long that the code has only the result: no notes, location or box. The file has everything.',
  },
  noDay: 'BG Stats needs the day of the game, and this one has none. Add the day first.',
  tooLong: 'The names are too long for a code phones can read. Use the file instead.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Couldn’t copy the link. It’s selected here, so copy it yourself.',
  link: 'Link for BG Stats',
  file: 'Save play file',
  fileExplained: 'Send it to a phone and open it in BG Stats.',
  saved: (file: string) => `${file} is in your browser’s downloads.`,
  record: 'Save game record',
  recordExplained: 'The whole game, for Vernissage on another computer.',
  paper: 'On paper',
  pad: 'Score pad',
  story: 'The game’s story',
  back: 'Back to the game',
  bgg: {
    title: 'BG Stats',
    label: 'The Card Game’s number at BoardGameGeek',
    explained: 'BG Stats recognises the game by this number or the address of its page.',
    wrong:
      'Enter the number of a game or the address of its page at BoardGameGeek. 118 is taken: it’s Modern Art.',
    keep: 'Use this number',
    kept: (number: string) => `The Card Game’s number is now ${number}.`,
  },
};

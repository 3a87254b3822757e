/** What taking one game along says in English. */
export const interchange = {
  about: 'Plays written by Vernissage, which keeps score of Modern Art and its card games.',
  title: 'Take this game along',
  see: 'Take it along',
  unfinished: 'A game can be taken along once somebody has won it.',
  bgStats: 'To BG Stats',
  scan: 'Point your phone at this code: BG Stats takes the game as a play.',
  code: (players: string) => `Code for BG Stats: the game of ${players}`,
  nothingSent:
    'Nothing leaves this computer unless you scan, copy or save it. Times are those of this computer’s clock.',
  again: 'Taken a second time, the play is brought up to date rather than doubled.',
  without: {
    notes:
      'The notes are too long for a code, so it holds their beginning, or none. The file holds them whole.',
    'all-but-result':
      'The names are so long that the code holds the result alone: no notes, no place, no edition. The file holds everything.',
  },
  noDay: 'Nobody wrote down the day of this game, and BG Stats needs one. Add the day first.',
  tooLong: 'The names are too long for a code that phones can read. Take the file instead.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'It is selected here: copy it as you copy any text.',
  link: 'Link for BG Stats',
  file: 'Save as a play file',
  fileExplained: 'For sending to a phone; BG Stats opens it.',
  saved: (file: string) => `${file} is saved where your browser saves files.`,
  record: 'Save the record',
  recordExplained: 'Everything that is known, for another Vernissage.',
  paper: 'On paper',
  pad: 'Score pad',
  story: 'The game’s story',
  back: 'Back to the game',
  bgg: {
    title: 'BG Stats',
    label: 'The Card Game’s number at BoardGameGeek',
    explained:
      'BG Stats knows games by this number, going there and coming back. It begins as that of Masters Gallery; type another, or paste the address of the game’s page.',
    wrong:
      'This has to be the number of a game, or the address of its page at BoardGameGeek; 118 is Modern Art itself.',
    keep: 'Use this number',
    kept: (number: string) => `The Card Game goes by ${number} from now on.`,
  },
};

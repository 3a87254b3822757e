/** What the board for everybody says in English. */
export const board = {
  show: 'Show the board for everybody',
  showExplained:
    'A second window for a television or a monitor that everybody sees. It only looks, follows the table by itself, and shows nobody’s money unless your table plays with open money.',
  players: 'Players',
  worthNow: 'If it ended now',
  handed: 'paid',
  counting: 'Everybody counts their money',
  reveal: 'The game is over: covers off',
  soundWaits: 'Sounds and the voice are heard here after one click or key.',
  notFound: 'This game is not here. Show the board again from the table.',
  mending: 'Something in this game has to be mended at the table first; the board goes on then.',
  notOpen: 'The games are not open just now. The table’s window says why.',
};

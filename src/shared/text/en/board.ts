/** The big screen, in English. */
export const board = {
  show: 'Show on a big screen',
  showExplained:
    'A second window for a TV or monitor everybody can see. It follows the game by itself, and shows nobody’s money unless your table plays with open money.',
  players: 'Players',
  handed: 'paid',
  counting: 'Count your money',
  reveal: 'Game over: show your money',
  soundWaits: 'Click here or press a key to turn on sound.',
  notFound: 'This game isn’t here. Open the big screen again from the table.',
  mending: 'Something in this game needs correcting at the table first.',
  notOpen: 'Your games aren’t open right now. The table’s window says why.',
};

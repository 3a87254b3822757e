/** A practice game against opponents that the app plays. */
export const opponents = {
  explained: 'The app shuffles, deals and plays the others. You get a hand and play it.',
  many: 'How many opponents?',
  pace: 'How fast do they play?',
  paces: { slow: 'Slowly', usual: 'Normally', 'at-once': 'At once' },
  seed: 'Number of the deal',
  seedExplained: 'The same number deals the same cards.',
  seedWrong: 'Enter a whole number of at most nine digits.',
  deal: 'Deal',
  dealNumber: (seed: string) => `Deal ${seed}`,
  /** Besides the people in lessons. */
  fifth: 'Emma',
  youAre: (name: string, others: string) => `You are ${name}. ${others}.`,
  tempers: {
    careful: (name: string) => `${name} is careful`,
    bold: (name: string) => `${name} is bold`,
    collector: (name: string) => `${name} collects`,
  },
  lately: 'What has happened since your last move',
  have: (sum: string) => `You have ${sum}.`,
  hand: 'Your hand',
  noHand: 'No cards left',
  acts: (name: string) => `${name} is thinking…`,
  goesOn: 'It goes on…',
  askExtras: 'Which card do you add?',
  take: (sum: string) => `Take it for ${sum}`,
  draw: 'Draw a card',
  noCard: 'No card',
  skip: 'Skip it',
  amount: 'Amount',
  between: (least: string, most: string) => `From ${least} to ${most}.`,

  advice: 'What would you do?',
  advises: (what: string) => `My choice: “${what}”.`,
  whys: {
    limit: (name: string, worth: string, limit: string, margin: string) =>
      `${name} thinks it will pay ${worth} on average and bids up to ${limit}, to keep a margin of ${margin}.`,
    likes: (name: string, worth: string, limit: string) =>
      `${name} thinks it will pay ${worth} on average, has that artist already and bids up to ${limit}.`,
    keep: (name: string, worth: string, limit: string) =>
      `It should pay ${worth} on average. ${name} would rather keep it than sell it for less than ${limit}.`,
    price: (name: string, worth: string, price: string) =>
      `${name} thinks it will pay ${worth} on average. At ${price} the buyer still gains something.`,
    offer: (name: string, earns: string) => `${name} expects to sell it for about ${earns}.`,
    free: (name: string) => `${name} hopes to keep it for free.`,
    gains: (name: string, shift: string) =>
      `It puts ${name}’s paintings ahead by ${shift}, compared with the others’.`,
    loses: (name: string, shift: string) =>
      `It costs ${name}’s paintings ${shift}, compared with the others’.`,
    ends: (name: string) => `It ends the round while that is good for ${name}.`,
    add: (name: string, earns: string) => `${name} sells both and expects about ${earns}.`,
    noCard: (name: string) => `${name} doesn’t want to add a card now.`,
    score: (name: string, gain: string) =>
      `It puts ${name} ahead by ${gain} more points on average, compared with the others.`,
    behind: (name: string, loss: string) =>
      `It costs ${name} ${loss} points on average, compared with the others. Anything else costs more.`,
  },
  overpaid: (over: string, best: string) => `That is ${over} more than it can pay: it pays ${best} at most.`,
  dear: (over: string, worth: string) => `That is ${over} more than the forecast expects: about ${worth}.`,
};

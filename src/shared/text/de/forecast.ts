import type { forecast as english } from '../en/forecast.ts';

/** The forecast at the table, on the big screen and in the replay. */
export const forecast: typeof english = {
  title: 'Prognose',
  model: 'Jede ungesehene Karte ist gleich wahrscheinlich. Pläne bleiben außen vor.',
  outcome: (amount, percent) => `${amount} ${percent}`,
  onAverage: (outcomes, average) => `${outcomes}: im Durchschnitt ${average}`,
  average: (average) => `im Durchschnitt ${average}`,
  lot: (artist, paintings) => (paintings === 1 ? artist : `${artist} × ${paintings}`),
  mayGrow: 'Eine zweite Karte würde das ändern.',
  price: 'Ein fairer Preis',
  marks: {
    keep: 'besser behalten unter',
    auctioneer: 'gegen den Auktionator bis',
    buyer: 'gegen andere Käufer bis',
  },
  why: {
    title: 'Die Prognose',
    now: 'Im Moment',
    model: 'So funktioniert sie',
    paintings: [
      'Jede Karte, die noch niemand gesehen hat, kann genauso gut als nächste gespielt werden, bis die Runde nach den Regeln endet.',
      'Für jedes mögliche Ende gibt es eine Rangliste: Unter den ersten drei bringt ein Gemälde ein, was sein Künstler bisher wert ist, plus diese Runde, sonst nichts.',
      'Die Prognose kennt weder Handkarten noch Pläne, und „im Durchschnitt zwanzig“ heißt oft: gar nichts.',
    ],
    cards: [
      'Jede Karte, die noch niemand gesehen hat, kann genauso gut als nächste in eine Auslage kommen, bis die Runde nach den Regeln endet.',
      'Für jedes mögliche Ende gibt es eine Rangliste, auch mit den verdeckten Karten: Unter den ersten drei bringt eine Karte, was ihr Künstler bisher hat, plus diese Runde, sonst nichts.',
      'Die Prognose kennt weder Handkarten noch Pläne, und „im Durchschnitt zwei“ heißt oft: gar nichts.',
    ],
    price: (keep, auctioneer) => [
      'Angenommen, jeder will mehr gewinnen als die anderen im Durchschnitt: Der Käufer gewinnt den Wert minus Preis, der Auktionator den Preis.',
      `Bei ${keep} des Werts ist es für den Auktionator gleich gut, zu verkaufen oder selbst zu kaufen, und darunter ist Behalten besser.`,
      `Für alle anderen lohnt es sich, den Auktionator bis ${auctioneer} des Werts zu überbieten, andere Käufer sogar bis zum vollen Wert, denn dann bekommt der Auktionator das Geld sowieso.`,
    ],
  },
};

import type { opponents as english } from '../en/opponents.ts';
import { of } from './genitive.ts';

export const opponents: typeof english = {
  explained: 'Die App mischt, teilt aus und spielt für die anderen. Du spielst deine eigene Hand.',
  many: 'Wie viele Gegner?',
  pace: 'Wie schnell spielen sie?',
  paces: { slow: 'Langsam', usual: 'Normal', 'at-once': 'Sofort' },
  seed: 'Nummer der Kartenverteilung',
  seedExplained: 'Gleiche Nummer, gleiche Karten.',
  seedWrong: 'Gib eine ganze Zahl mit höchstens neun Ziffern ein.',
  deal: 'Austeilen',
  dealNumber: (seed) => `Kartenverteilung ${seed}`,
  fifth: 'Eva',
  youAre: (name, others) => `Du bist ${name}. ${others}.`,
  tempers: {
    careful: (name) => `${name} ist vorsichtig`,
    bold: (name) => `${name} riskiert viel`,
    collector: (name) => `${name} sammelt`,
  },
  lately: 'Was seit deinem letzten Zug passiert ist',
  have: (sum) => `Du hast ${sum}.`,
  hand: 'Deine Hand',
  noHand: 'Keine Karten mehr',
  acts: (name) => `${name} überlegt …`,
  goesOn: 'Es geht weiter …',
  askExtras: 'Welche Karte legst du dazu?',
  take: (sum) => `Für ${sum} nehmen`,
  draw: 'Karte ziehen',
  noCard: 'Keine Karte',
  skip: 'Überspringen',
  amount: 'Betrag',
  between: (least, most) => `Von ${least} bis ${most}.`,

  advice: 'Was würdest du tun?',
  advises: (what) => `Meine Wahl: „${what}“.`,
  whys: {
    limit: (name, worth, limit, margin) =>
      `${name} rechnet im Durchschnitt mit ${worth} und bietet bis ${limit}, damit ${margin} übrig bleiben.`,
    likes: (name, worth, limit) =>
      `${name} rechnet im Durchschnitt mit ${worth}, hat schon etwas von dem Künstler und bietet bis ${limit}.`,
    keep: (name, worth, limit) =>
      `Es dürfte im Durchschnitt ${worth} einbringen. ${name} behält es lieber, als es für weniger als ${limit} zu verkaufen.`,
    price: (name, worth, price) =>
      `${name} rechnet im Durchschnitt mit ${worth}. Bei ${price} verdient der Käufer noch etwas.`,
    offer: (name, earns) => `${name} rechnet beim Verkauf mit etwa ${earns}.`,
    free: (name) => `${name} hofft, es umsonst zu behalten.`,
    gains: (name, shift) => `Dadurch steigen ${of(name)} Gemälde um ${shift}, verglichen mit den anderen.`,
    loses: (name, shift) => `Dadurch fallen ${of(name)} Gemälde um ${shift}, verglichen mit den anderen.`,
    ends: (name) => `Das beendet die Runde, solange es für ${name} gut steht.`,
    add: (name, earns) => `${name} verkauft beide und rechnet mit etwa ${earns}.`,
    noCard: (name) => `${name} will jetzt keine Karte dazulegen.`,
    score: (name, gain) =>
      `Das bringt ${name} im Durchschnitt ${gain} Punkte weiter nach vorn, verglichen mit den anderen.`,
    behind: (name, loss) =>
      `Das kostet ${name} im Durchschnitt ${loss} Punkte, verglichen mit den anderen. Alles andere kostet mehr.`,
  },
  overpaid: (over, best) => `Das sind ${over} mehr, als es einbringen kann: höchstens ${best}.`,
  dear: (over, worth) => `Das sind ${over} mehr, als die Prognose erwartet: etwa ${worth}.`,
};

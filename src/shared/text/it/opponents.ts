import type { opponents as english } from '../en/opponents.ts';

export const opponents: typeof english = {
  explained: 'L’app mescola, distribuisce e gioca per gli altri. Tu ricevi una mano e la giochi.',
  many: 'Quanti avversari?',
  pace: 'A che ritmo giocano?',
  paces: { slow: 'Con calma', usual: 'Normale', 'at-once': 'Subito' },
  seed: 'Numero della distribuzione',
  seedExplained: 'Lo stesso numero dà le stesse carte.',
  seedWrong: 'Scrivi un numero intero di nove cifre al massimo.',
  deal: 'Distribuisci',
  dealNumber: (seed) => `Distribuzione ${seed}`,
  fifth: 'Elena',
  youAre: (name, others) => `Tu sei ${name}. ${others}.`,
  tempers: {
    careful: (name) => `${name} gioca con prudenza`,
    bold: (name) => `${name} osa`,
    collector: (name) => `${name} colleziona`,
  },
  lately: 'Che cosa è successo dalla tua ultima mossa',
  have: (sum) => `Hai ${sum}.`,
  hand: 'La tua mano',
  noHand: 'Non hai più carte',
  acts: (name) => `${name} ci pensa…`,
  goesOn: 'Si va avanti…',
  askExtras: 'Quale carta aggiungi?',
  take: (sum) => `Prendilo per ${sum}`,
  draw: 'Pesca una carta',
  noCard: 'Nessuna carta',
  skip: 'Salta',
  amount: 'Importo',
  between: (least, most) => `Da ${least} a ${most}.`,

  advice: 'Tu che faresti?',
  advises: (what) => `La mia scelta: «${what}».`,
  whys: {
    limit: (name, worth, limit, margin) =>
      `${name} pensa che in media renderà ${worth} e offre fino a ${limit}, per tenersi un margine di ${margin}.`,
    likes: (name, worth, limit) =>
      `${name} pensa che in media renderà ${worth}, ha già quell’artista e offre fino a ${limit}.`,
    keep: (name, worth, limit) =>
      `In media dovrebbe rendere ${worth}. ${name} preferisce tenerlo che venderlo per meno di ${limit}.`,
    price: (name, worth, price) =>
      `${name} pensa che in media renderà ${worth}. A ${price} chi compra ci guadagna ancora qualcosa.`,
    offer: (name, earns) => `${name} conta di venderlo per circa ${earns}.`,
    free: (name) => `${name} spera di tenerlo gratis.`,
    gains: (name, shift) => `I dipinti di ${name} guadagnano ${shift} rispetto a quelli degli altri.`,
    loses: (name, shift) => `I dipinti di ${name} perdono ${shift} rispetto a quelli degli altri.`,
    ends: (name) => `Chiude il round finché conviene a ${name}.`,
    add: (name, earns) => `${name} vende tutti e due e conta di ricavare circa ${earns}.`,
    noCard: (name) => `${name} adesso non vuole aggiungere una carta.`,
    score: (name, gain) => `Così ${name} guadagna in media ${gain} punti rispetto agli altri.`,
    behind: (name, loss) =>
      `A ${name} costa in media ${loss} punti rispetto agli altri. Tutto il resto costa di più.`,
  },
  overpaid: (over, best) => `Sono ${over} più di quanto può rendere: al massimo rende ${best}.`,
  dear: (over, worth) => `Sono ${over} più di quanto si aspetta la previsione: circa ${worth}.`,
};

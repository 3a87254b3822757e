import type { GalleryAnswer, GalleryChoice, GalleryCustom, GalleryQuestion } from '../../referee/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying, Wording } from '../message.ts';
import { cardsSaid, handsSaid } from '../hands.ts';
import { la } from './article.ts';
import { beforeRound } from './before-round.ts';
import { cardName } from './card-name.ts';
import { capitalised } from '../noun.ts';
import { agreeing, the } from './noun.ts';

const questions: Record<GalleryQuestion, Wording<GalleryTerms>> = {
  goal: 'Qual è lo scopo, e quanto dura la partita?',
  course: 'Come si svolge la partita?',
  'no-auctions': 'Ci sono aste, o denaro?',
  players: 'In quanti si gioca?',
  layout: 'Come si prepara il tavolo?',
  cards: 'Quante carte ci sono di ogni artista?',
  deal: 'Quante carte riceve ciascuno?',
  'first-player': 'Chi inizia la partita?',
  influence: ({ influence }) => `A che serve ${the(influence)} accanto al mazzo?`,
  'influence-symbol': ({ influence }) => `${capitalised(the(influence))}: il suo simbolo ha effetto?`,
  turn: 'Che cosa faccio nel mio turno?',
  symbols: 'Che cosa significano i simboli sulle carte?',
  limit: 'Quando finisce un round?',
  'last-card': 'La carta che chiude il round: il suo simbolo ha effetto, e fa punti?',
  draw: 'Devo per forza pescare la carta?',
  award: 'Dove può andare un gettone Premio, e per quanto resta?',
  'second-up': 'Una seconda carta scoperta: come funziona?',
  'second-down': 'Una seconda carta coperta: come funziona?',
  everyone: 'Giocano tutti una carta: posso rinunciare, e i simboli valgono?',
  'past-limit': 'Le carte di tutti insieme superano il limite: contano tutte?',
  'no-cards': 'Non ho più carte: sono fuori?',
  'all-out': 'Che succede se nessuno ha più carte?',
  'face-down': 'Che succede alle carte coperte quando si contano i punti?',
  tokens: 'Quali artisti fanno punti, e a chi va quale gettone Valore?',
  'equal-artists': 'Due artisti hanno lo stesso numero di carte: chi è avanti?',
  'few-artists': 'Che succede se sul tavolo ci sono meno di tre artisti?',
  value: 'Quanto vale una carta?',
  'tokens-kept': 'Che succede ai gettoni di un artista che non è tra i primi tre?',
  example: 'L’esempio del regolamento non torna: è un errore?',
  'extra-cards': 'Quali carte posso aggiungere alla fine del round?',
  'extra-symbol': 'Una carta aggiunta a fine round: il suo simbolo ha effetto?',
  'extra-ranks': 'Le carte aggiunte cambiano la classifica?',
  score: 'Come conto i miei punti?',
  'clean-up': 'Che fine fanno le mie carte dopo un round?',
  'who-starts': 'Chi inizia il prossimo round?',
  'starter-without-cards': 'Chi dovrebbe iniziare non ha carte: chi inizia?',
  'who-ended': 'Più carte insieme hanno chiuso il round: chi l’ha chiuso?',
  win: 'Chi vince?',
  'equal-points': 'Alla fine è pareggio: chi vince?',
};

/** Each artist has one card with this symbol; not every box has a token for each. */
function awardOn(tokens: number, must: string): string {
  if (tokens === 0) return 'Da nessuna parte: questa scatola non ha gettoni Premio. Il simbolo non vale.';
  const left =
    tokens >= 5
      ? 'Ogni artista ha una carta con questo simbolo, e c’è un gettone per ciascuna.'
      : `${tokens === 1 ? 'C’è un solo gettone' : `Ci sono solo ${tokens} gettoni`}: quando finiscono, il simbolo non vale.`;
  return `Su un artista qualsiasi, anche uno che nessuno ha giocato o che ha già un gettone, per tutta la partita. ${must} ${left}`;
}

const answers: Record<GalleryAnswer, Saying<GalleryTerms>> = {
  goal: ({ rounds }, { count }, { points }) =>
    `Avere più ${points.many} di tutti dopo ${count(rounds)} round.`,
  course: ({ limit, rounds }, { count }, { card }) =>
    `A turno giocate una ${cardName(card)} scoperta davanti a voi. ${capitalised(la(`${Number(limit)}ª`))} di un artista chiude il round. I tre artisti con più carte ricevono i gettoni Valore, e le vostre carte di quegli artisti danno punti. Poi le carte sul tavolo escono dal gioco. I round sono ${count(rounds)}.`,
  'no-auctions': (_, __, { points }) =>
    `No. Giocate carte davanti a voi, e alla fine di ogni round fanno ${points.many}.`,
  players: ({ least, most }) => `Da ${least} a ${most}.`,
  layout: (_, __, { influence }) =>
    `Mettete i cinque artisti in fila, in ordine di numero, con i gettoni accanto. Mescolate le carte, distribuitele e fate un mazzo con le altre. Girate la prima: è ${the(influence)}. Ognuno ordina per artista le carte che ha davanti.`,
  cards: (artists) => {
    const { all, each } = cardsSaid(artists, 'it', (artist, cards) => `${cards} di ${artist}`);
    return `${all} in tutto: ${each}.`;
  },
  deal: (hands) =>
    `${handsSaid(hands, 'it', beforeRound)}. Le carte in mano le tenete; quelle esposte escono dal gioco.`,
  museum: () => 'Chi di voi è stato per ultimo in un museo: prende il segnalino Primo Giocatore.',
  chosen: () => 'Lo scegliete voi.',
  'influence-counts': (_, __, { influence }) =>
    `${capitalised(the(influence))} conta per il suo artista, per la fine del round e per la classifica. Non dà punti a nessuno.`,
  'influence-symbol-idle': (_, __, { influence }) =>
    `No. Nessuno ha giocato ${the(influence)}, e l’app ne ignora il simbolo.`,
  turn: (_, __, { card }) =>
    `Giochi una ${cardName(card)} scoperta davanti a te e, se ha un simbolo, fai ciò che dice. Poi tocca al prossimo in senso orario.`,
  symbols: ({ draw, award, 'second-up': up, 'second-down': down, everyone }) =>
    `Ognuno ti fa fare subito qualcosa in più. Puoi pescare una carta (${draw} per artista), mettere un gettone Premio (${award}), aggiungere una seconda carta scoperta (${up}) o coperta (${down}), o far giocare una carta a tutti (${everyone}).`,
  limit: ({ limit }, { count }, { influence }) =>
    `Appena sul tavolo ci sono ${count(limit)} carte scoperte di un artista, contando quelle di tutti e ${the(influence)}.`,
  'last-card-scores': () =>
    'Il suo simbolo non vale. Ma la carta resta davanti a chi l’ha giocata e fa punti; non va persa, come invece nel Modern Art con le aste.',
  'draw-may': () => 'No, puoi pescare la prima carta del mazzo o lasciarla.',
  'draw-should': () => 'Sì. Il regolamento dice di farlo, e non permette di rinunciare.',
  'award-may': ({ tokens }) => awardOn(Number(tokens), 'Puoi anche rinunciare.'),
  'award-should': ({ tokens }) => awardOn(Number(tokens), 'Il regolamento dice di metterlo.'),
  'second-up': () =>
    'Puoi aggiungerne una dello stesso artista. Il suo eventuale simbolo non vale. Conta subito e può chiudere il round.',
  'second-down': () =>
    'Puoi aggiungerne una di un artista qualsiasi. Il suo eventuale simbolo non vale. Conta solo a round finito, quindi non può chiuderlo; fino ad allora resta segreta.',
  'everyone-must': () =>
    'Chi ha carte non può rinunciare, nemmeno chi ha giocato il simbolo. Su queste carte i simboli non valgono. Il limite si guarda quando ci sono tutte.',
  'past-limit-all-count': () =>
    'Sì. Tutte le carte giocate insieme restano, contano e fanno punti, anche oltre il limite, e due artisti possono raggiungerlo insieme.',
  'no-cards-sits-out': () =>
    'Resti a guardare, ma le carte che hai davanti fanno punti. Se si danno carte per un altro round, rientri; se no, resti a guardare fino alla fine della partita.',
  'all-out-round': () =>
    'Il round è finito e si contano i punti come in ogni altro. Se si danno carte per un altro round, la partita continua; se nessuno ne ha, la partita è finita.',
  'face-down-first': () =>
    'Giratele prima di fare la classifica: poi contano come le altre. Così un artista può superare il limite, e anche l’artista che ha chiuso il round.',
  'tokens-by-count': ({ first, second, third }, { count }, { influence }) =>
    `I tre con più carte sul tavolo, ${agreeing(influence, 'compresi', 'comprese')} ${the(influence)} e quelle che erano coperte: ${count(first)} al primo, ${count(second)} al secondo, ${count(third)} al terzo. Gli altri due in questo round non fanno punti.`,
  'lower-number': () => 'Quello con il numero più basso, stampato accanto a ogni artista.',
  'no-card-no-token': () =>
    'I regolamenti parlano sempre di tre. L’app non dà gettoni a un artista senza carte sul tavolo.',
  'sum-of-tokens': ({ award }, { count }) =>
    `La somma di tutti i gettoni Valore che il suo artista ha ricevuto nella partita, più ${count(award)} per ogni gettone Premio. Conta solo se l’artista è tra i primi tre di questo round.`,
  'tokens-wait': () =>
    'In questo round non contano, nemmeno i gettoni Premio, e le carte non fanno punti. Ma restano, e contano di nuovo appena l’artista torna tra i primi tre.',
  'example-misprinted': () =>
    'Sì. Somma male il valore di un artista con un gettone Premio. I punteggi che dà sono giusti.',
  'example-right': () => 'No, gli esempi di questo regolamento tornano.',
  'extra-leading': () => 'Dalla mano, una per ogni artista in testa che hai già esposto, quindi fino a tre.',
  'extra-displayed': () =>
    'Dalla mano, una per ogni artista che hai già esposto, in testa o no, quindi fino a cinque. Gli artisti che non sono in testa non danno punti.',
  'extra-symbol-idle': () => 'No, dà solo punti.',
  'extra-ranks-stand': () =>
    'No. Prima gli artisti ricevono i gettoni; le carte aggiunte danno solo punti, anche se così un artista ha più carte di quello davanti.',
  'cards-times-value': (_, __, { influence }) =>
    `Per ogni artista in testa, moltiplica le tue carte, comprese quelle aggiunte, per quanto vale ciascuna. ${capitalised(the(influence))} non è di nessuno.`,
  'hand-kept': (_, __, { influence }) =>
    `Le carte in mano le tieni. Quelle sul tavolo e ${the(influence)} escono dal gioco, e se ne gira ${agreeing(influence, 'un nuovo', 'una nuova')}.`,
  'token-passes': () =>
    'Dopo ogni round il segnalino Primo Giocatore passa a sinistra, e inizia chi lo riceve, chiunque abbia chiuso il round.',
  'left-of-ender': () => 'Chi siede alla sinistra di chi ha chiuso il round.',
  'next-with-cards': () => 'Il primo in senso orario che ha una carta.',
  'ender-does-not-matter': () =>
    'Qui non importa: chi inizia lo decide il segnalino Primo Giocatore, e i punti sono gli stessi in qualsiasi ordine.',
  'ender-leads-on': () =>
    'Se solo una delle carte era di un artista arrivato al limite, chi l’ha giocata. Se erano più di una, chi ha fatto giocare tutti.',
  'most-points': (_, __, { points }) => `Chi ha più ${points.many} in tutti i round insieme.`,
  'points-shared': () => 'Entrambi: a parità la vittoria è condivisa.',
};

/** How some tables play it. */
const customs: Record<GalleryCustom, string> = {
  'influence-symbol': 'fanno usare il simbolo di questa carta a chi inizia.',
  draw: 'lasciano scegliere, qualunque cosa dica il regolamento.',
  'past-limit': 'riprendono in mano le carte oltre il limite.',
  'face-down': 'dicono l’artista di una carta coperta e la contano subito.',
  'few-artists': 'danno gli ultimi gettoni ad artisti senza carte, dal numero più basso.',
  'extra-cards': 'ammettono una carta di un artista qualsiasi, se il regolamento non dice di quale.',
  'who-ended':
    'dicono che l’ha chiuso chi ha giocato la prima di quelle carte, in senso orario da chi era di turno.',
  'equal-points': 'risolvono il pareggio con l’ultimo round, o giocano un’altra partita.',
};

const choices: Record<GalleryChoice, string> = {
  held: 'gioca così; l’app segue questa regola.',
  mendable: 'gioca così. Giocate in un altro modo? Correggetelo nel diario.',
  'starter-named': 'gioca così. Quando chiudete un round potete indicare qualcun altro.',
  'second-question': 'può comunque rinunciare; l’app lo chiede due volte.',
  skippable: 'può rinunciare ogni volta.',
  noted: 'condivide la vittoria. Se risolvete il pareggio da voi, scrivetelo nelle note della partita.',
};

export const galleryRulings = { questions, answers, customs, choices };

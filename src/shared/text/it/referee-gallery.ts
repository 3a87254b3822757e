import type { GalleryAnswer, GalleryChoice, GalleryCustom, GalleryQuestion } from '../../referee/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying } from '../message.ts';
import { cardName } from './card-name.ts';
import { capitalised } from '../noun.ts';
import { agreeing, the } from './noun.ts';

const questions: Record<GalleryQuestion, string> = {
  goal: 'Qual è lo scopo, e quanto dura la partita?',
  course: 'Come si svolge la partita?',
  layout: 'Come si prepara il tavolo?',
  deal: 'Quante carte riceve ciascuno?',
  'first-player': 'Chi inizia la partita?',
  influence: 'A che serve la carta accanto al mazzo?',
  'influence-symbol': 'La carta accanto al mazzo: il suo simbolo ha effetto?',
  turn: 'Che cosa faccio nel mio turno?',
  limit: 'Quando finisce un round?',
  'last-card': 'La carta che chiude il round: il suo simbolo ha effetto, e fa punti?',
  draw: 'Devo per forza pescare la carta?',
  award: 'Dove può andare un gettone Premio, e per quanto resta?',
  'second-up': 'Una seconda carta scoperta: come funziona?',
  'second-down': 'Una seconda carta coperta: come funziona?',
  everyone: 'Giocano tutti insieme: posso rinunciare, e i simboli valgono?',
  'past-limit': 'Le carte di tutti insieme superano il limite: contano tutte?',
  'no-cards': 'Non ho più carte: sono fuori?',
  'all-out': 'Nessuno ha più carte: e allora?',
  'face-down': 'Che cosa fanno le carte coperte quando si contano i punti?',
  tokens: 'Quali artisti fanno punti, e a chi va quale gettone Valore?',
  'equal-artists': 'Due artisti hanno lo stesso numero di carte: chi è avanti?',
  'few-artists': 'Sul tavolo ci sono meno di tre artisti: e allora?',
  value: 'Quanto vale una carta?',
  'tokens-kept': 'E i gettoni di un artista che non è tra i primi tre?',
  'extra-cards': 'Quali carte posso aggiungere alla fine del round?',
  'extra-symbol': 'Una carta aggiunta a fine round: il suo simbolo ha effetto?',
  'extra-ranks': 'Le carte aggiunte cambiano la classifica?',
  score: 'Come conto i miei punti?',
  'who-starts': 'Chi inizia il prossimo round?',
  'starter-without-cards': 'Chi dovrebbe iniziare non ha carte: chi inizia?',
  'who-ended': 'Più carte insieme hanno chiuso il round: chi l’ha chiuso?',
  win: 'Chi vince?',
  'equal-points': 'Due sono pari alla fine: chi vince?',
};

/** Other words under which a question is looked for. */
const also: Record<GalleryQuestion, string> = {
  goal: 'scopo obiettivo vincere quattro round durata fine',
  course: 'svolgimento riassunto regole turni round come si gioca',
  layout: 'preparazione preparare artisti fila gettoni mazzo inizio',
  deal: 'quante carte distribuire dare mano numero tabella preparazione',
  'first-player': 'primo giocatore, giovane, comincia cominciare inizio primo museo segnalino',
  influence: 'influenza extra mazzo conta punti',
  'influence-symbol': 'influenza extra mazzo simbolo effetto',
  turn: 'che cosa posso fare, turno esporre',
  limit: 'fine del round, quante carte, sei cinque sesta quinta fine del round',
  'last-card': 'sesta quinta ultima simbolo effetto fine',
  draw: 'simbolo effetto facoltativo obbligo rinunciare pescare',
  award: 'obbligo facoltativo premio gettone simbolo effetto due qualsiasi artista sesto',
  'second-up': 'simbolo effetto stesso artista fine',
  'second-down': 'simbolo effetto nascosta segreta',
  everyone: 'simultanea insieme simbolo effetto obbligo',
  'past-limit': 'simultanea insieme tutti sette oltre limite',
  'no-cards': 'mano vuota fuori saltare finite',
  'all-out': 'tutti senza carte mani vuote finite fine',
  'face-down': 'scoprire nascoste segrete punti classifica',
  tokens: 'classifica in testa primi tre valore',
  'equal-artists': 'parità spareggio numero basso',
  'few-artists': 'due uno terzo gettone mancante',
  value: 'punti gettoni premi somma',
  'tokens-kept': 'nulla niente quarto quinto fuori dai primi tre tenere premio',
  'extra-cards': 'giocare una carta extra, carte in più extra aggiuntive mano in testa esposte',
  'extra-symbol': 'aggiuntiva aggiunta extra simbolo effetto pescare premio',
  'extra-ranks': 'aggiuntive aggiungere posizione cambiare',
  score: 'punti contare influenza',
  'who-starts': 'comincia cominciare inizio primo giocatore segnalino sinistra',
  'starter-without-cards': 'comincia primo senza carte vuota',
  'who-ended': 'finito tutti insieme simultanea comincia',
  win: 'vincitore fine più punti',
  'equal-points': 'punti parità pari stessi fine condivisa spareggio',
};

const answers: Record<GalleryAnswer, Saying<GalleryTerms>> = {
  goal: ({ rounds }, { count }, { points }) =>
    `Avere più ${points.many} di tutti dopo ${count(rounds)} round.`,
  course: ({ limit, rounds }, { count }, { card }) =>
    `A turno ognuno gioca una ${cardName(card)} scoperta davanti a sé. Con la ${Number(limit)}ª di un artista il round è finito: i tre artisti con più carte ricevono i gettoni Valore, e le tue carte di quegli artisti danno punti. Poi quelle carte escono dal gioco. I round sono ${count(rounds)}.`,
  layout: (_, __, { influence }) =>
    `Mettete i cinque artisti in fila secondo il numero, con i gettoni accanto. Mescolate le carte, distribuitele e fate un mazzo con le altre; girate la prima: è ${the(influence)}. Ognuno raggruppa per artista le carte che ha davanti.`,
  deal: ({ first, second, third, fourth }, { count }) =>
    `${count(first)} prima del primo round, ${count(second)} prima del secondo, ${count(third)} prima del terzo e ${fourth === 0 ? 'nessuna' : count(fourth)} prima dell’ultimo. Quelle che hai le tieni; ciò che è stato esposto esce dal gioco.`,
  museum: () => 'Chi è stato più di recente in un museo: prende il segnalino Primo Giocatore.',
  chosen: () => 'La persona che il tavolo sceglie.',
  'influence-counts': (_, __, { influence }) =>
    `${capitalised(the(influence))} conta per il suo artista, per la fine del round e per la classifica. Non dà punti a nessuno.`,
  'influence-symbol-idle': (_, __, { influence }) =>
    `No. Nessuno ha giocato ${the(influence)}, e l’app ne ignora il simbolo.`,
  turn: (_, __, { card }) =>
    `Giochi una ${cardName(card)} scoperta davanti a te e, se ha un simbolo, fai ciò che dice. Poi tocca al prossimo in senso orario.`,
  limit: ({ limit }, { count }, { influence }) =>
    `Appena sul tavolo ci sono ${count(limit)} carte scoperte di un artista, contando quelle di tutti e ${the(influence)}.`,
  'last-card-scores': () =>
    'Il suo simbolo non vale più. Ma la carta resta davanti a chi l’ha giocata e fa punti; non va persa, come invece nel Modern Art con le aste.',
  'draw-may': () => 'No: puoi prendere la prima carta del mazzo, oppure lasciarla.',
  'draw-should': () => 'Sì: il regolamento dice di farlo, e non prevede di rinunciare.',
  'award-may': () =>
    'Su un artista qualsiasi, anche uno che nessuno ha giocato o che ha già un gettone; resta per tutta la partita. Puoi anche rinunciare. Ogni artista ha una carta con questo simbolo, e per ognuna c’è un gettone.',
  'award-should': () =>
    'Su un artista qualsiasi, anche uno che nessuno ha giocato o che ha già un gettone; resta per tutta la partita. Il regolamento dice di metterlo. Ogni artista ha una carta con questo simbolo, e per ognuna c’è un gettone.',
  'second-up': () =>
    'Puoi aggiungerla, dello stesso artista. Il suo eventuale simbolo non vale, ma conta subito e può chiudere il round.',
  'second-down': () =>
    'Puoi aggiungerla, di un artista qualsiasi. Il suo eventuale simbolo non vale. Non conta nulla finché il round non è finito, quindi non può chiuderlo, e prima nessuno deve conoscerla.',
  'everyone-must': () =>
    'Chi ha carte non può rinunciare, compreso chi ha giocato la carta. I simboli su queste carte non valgono, e il limite si guarda quando ci sono tutte.',
  'past-limit-all-count': () =>
    'Sì: tutte le carte giocate insieme restano, contano e fanno punti, anche oltre il limite, e due artisti possono raggiungerlo insieme.',
  'no-cards-sits-out': () =>
    'Aspetti fino alla fine del round; ciò che hai esposto fa punti lo stesso. Se per un altro round si danno carte, rientri; se no, aspetti fino alla fine della partita.',
  'all-out-round': () =>
    'Il round è finito e si conta come ogni altro. Se per un altro round si danno carte, la partita continua; se nessuno ne ha, la partita è finita.',
  'face-down-first': () =>
    'Si scoprono prima di fare la classifica e poi contano come le altre. Così un artista può superare il limite, e anche quello che ha chiuso il round.',
  'tokens-by-count': (_, __, { influence }) =>
    `I tre con più carte sul tavolo, ${agreeing(influence, 'compresi', 'comprese')} ${the(influence)} e quelle scoperte alla fine: 3 al primo, 2 al secondo, 1 al terzo. Gli altri due in questo round non fanno punti.`,
  'lower-number': () => 'Quello con il numero più basso, stampato accanto a ogni artista.',
  'no-card-no-token': () => 'I testi parlano sempre di tre. L’app non dà gettoni a un artista senza carte.',
  'sum-of-tokens': ({ award }, { count }) =>
    `La somma di tutti i gettoni Valore ricevuti dal suo artista nella partita, più ${count(award)} per ogni gettone Premio che ha, purché l’artista sia tra i primi tre di questo round.`,
  'tokens-wait': () =>
    'In questo round non contano, nemmeno i gettoni Premio, e le carte non fanno punti. Ma restano, e contano di nuovo appena l’artista torna tra i primi tre.',
  'extra-leading': () => 'Dalla mano, una di ogni artista in testa che hai già esposto: da nessuna a tre.',
  'extra-displayed': () =>
    'Dalla mano, una di ogni artista che hai già esposto, in testa o no: fino a cinque. Chi non è in testa non dà punti.',
  'extra-symbol-idle': () => 'No. Dà soltanto punti.',
  'extra-ranks-stand': () =>
    'No. Prima si mettono i gettoni; le carte aggiunte fanno solo punti, anche se così un artista ha più carte di quello che lo precede.',
  'cards-times-value': (_, __, { influence }) =>
    `Per ogni artista in testa: le tue carte, comprese quelle aggiunte, per quanto vale ciascuna. ${capitalised(the(influence))} non è di nessuno.`,
  'token-passes': () =>
    'Dopo ogni round il segnalino Primo Giocatore passa a sinistra, e inizia chi lo riceve, chiunque abbia chiuso il round.',
  'left-of-ender': () => 'Chi siede alla sinistra di chi ha chiuso il round.',
  'next-with-cards': () => 'Il primo in senso orario che ha una carta.',
  'ender-does-not-matter': () =>
    'Qui non importa: chi inizia lo decide il segnalino Primo Giocatore. I punti sono gli stessi in qualsiasi ordine.',
  'ender-leads-on': () =>
    'Se una sola delle carte era di un artista arrivato al limite, chi l’ha giocata. Se erano più d’una, chi aveva fatto giocare tutti.',
  'most-points': (_, __, { points }) => `Chi ha più ${points.many} nei quattro round insieme.`,
  'points-shared': () => 'Entrambi: a parità la vittoria è condivisa.',
};

/** How some tables play it. */
const customs: Record<GalleryCustom, string> = {
  'influence-symbol': 'fanno valere il simbolo di questa carta per chi inizia.',
  draw: 'lasciano la scelta al giocatore, qualunque cosa dica il testo.',
  'past-limit': 'riprendono in mano le carte oltre il limite.',
  'face-down': 'contano subito una carta coperta, dicendone l’artista.',
  'few-artists': 'danno gli ultimi gettoni ad artisti senza carte, dal numero più basso.',
  'extra-cards': 'ammettono una carta di un artista qualsiasi, dove il testo non dice di quale.',
  'who-ended':
    'dicono che l’ha chiuso chi ha messo la prima di quelle carte, in senso orario da chi era di turno.',
  'equal-points': 'sciolgono la parità con l’ultimo round, o giocano un’altra partita.',
};

const choices: Record<GalleryChoice, string> = {
  held: 'gioca come scritto qui; l’app vi si attiene.',
  mendable: 'gioca come scritto qui. Se decidete diversamente, correggetelo a mano nel diario.',
  'starter-named': 'segue questa regola; quando si chiude un round potete indicare qualcun altro.',
  'second-question': 'può comunque rinunciare; l’app lo chiede due volte.',
  skippable: 'può rinunciare ogni volta.',
  noted: 'condivide la vittoria. Se sciogliete la parità da voi, scrivetelo nelle note della partita.',
};

export const galleryRulings = { questions, also, answers, customs, choices };

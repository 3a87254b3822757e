import type { AuctionAnswer, AuctionChoice, AuctionCustom, AuctionQuestion } from '../../referee/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Saying, Wording } from '../message.ts';
import { cardsSaid, handsSaid } from '../hands.ts';
import { beforeRound } from './before-round.ts';
import { inCase, theMany } from './noun.ts';
import { ordinal } from './ordinal.ts';

const questions: Record<AuctionQuestion, Wording<AuctionTerms>> = {
  goal: 'Was ist das Ziel, und wie lange dauert eine Partie?',
  course: 'Wie läuft das Spiel ab?',
  earning: 'Wie verdiene ich Geld?',
  players: 'Wie viele können mitspielen?',
  layout: 'Wie bauen wir auf?',
  screens: 'Wofür sind die Sichtschirme?',
  cards: 'Wie viele Karten gibt es von jedem Künstler?',
  deal: 'Wie viele Karten bekommt jeder?',
  'first-auctioneer': 'Wer beginnt die Partie?',
  turn: 'Was mache ich in meinem Zug?',
  kinds: 'Was bedeuten die Symbole auf den Karten?',
  open: ({ kinds }) => `${kinds.open}: Wie läuft das ab?`,
  once: ({ kinds }) => `${kinds.once}: Wie läuft das ab?`,
  hidden: ({ kinds }) => `${kinds.hidden}: Wie läuft das ab?`,
  fixed: ({ kinds }) => `${kinds.fixed}: Wie läuft das ab?`,
  double: ({ kinds }) => `${kinds.double}: Wie läuft das ab?`,
  'auctioneer-bids': 'Darf der Auktionator auch mitbieten?',
  'least-bid': 'Was ist das kleinste Gebot?',
  'no-bids': 'Und wenn niemand bietet?',
  'equal-bids': 'Darf ich genauso viel bieten wie jemand vor mir?',
  'bid-over-cash': 'Darf ich mehr bieten, als ich habe?',
  'bid-back': 'Darf ich ein Gebot zurücknehmen?',
  deals: 'Dürfen wir Gemälde tauschen oder uns Geld leihen?',
  'others-money': 'Darf ich fragen, wie viel Geld die anderen haben?',
  'tied-fists': 'In zwei Fäusten steckt dasselbe Höchstgebot: Wer bekommt das Gemälde?',
  'fixed-price': ({ kinds }) => `${kinds.fixed}: Wie hoch darf der Preis sein?`,
  'price-nothing': ({ kinds }) => `${kinds.fixed}: Darf der Preis 0 sein?`,
  'fixed-nobody': ({ kinds }) => `${kinds.fixed}: Und wenn niemand kaufen will?`,
  'double-alone': 'Muss jemand zu einer Doppelkarte etwas dazulegen?',
  'double-second': 'Welche Karte darf ich zu einer Doppelkarte dazulegen?',
  'double-nobody': 'Und wenn niemand etwas zu einer Doppelkarte dazulegt?',
  'double-taken-over':
    'Jemand anders legt zu meiner Doppelkarte dazu: Wer verkauft, und wer bekommt das Geld?',
  'double-share': 'Dürfen wir uns das Geld für ein Doppel teilen?',
  'double-offerer-buys':
    'Die Doppelkarte war von mir, jemand anders hat dazugelegt, und ich kaufe: Wen bezahle ich?',
  'double-next': 'Wer ist nach einem Doppel dran?',
  payment: 'An wen zahlt der Käufer?',
  bought: 'Wohin mit den Gemälden, die ich kaufe?',
  'round-end': 'Wann endet eine Runde?',
  fifth: 'Wird die Karte, mit der die Runde endet, noch verkauft?',
  'fifth-double': 'Die Runde endet mit einer Doppelkarte: Darf jemand eine zweite dazulegen?',
  'fifth-pair': 'Die Runde endet mit der zweiten Karte eines Doppels: Wird die erste verkauft?',
  'no-cards': 'Ich habe keine Karten mehr: Bin ich raus?',
  mystery: 'Die Mystery-Hand: Wie geht das?',
  'mystery-when': 'Wer darf eine Mystery-Karte aufdecken, und wann?',
  'mystery-card': 'Was bewirkt eine Mystery-Karte?',
  'what-counts': 'Zählen unverkaufte Karten für die Rangliste?',
  'equal-artists': 'Zwei Künstler haben gleich viele Karten: Wer liegt vorn?',
  'few-artists': 'Und wenn weniger als drei Künstler auf dem Tisch sind?',
  value: 'Was ist ein Gemälde wert?',
  'tiles-kept': ({ tile }) =>
    `Was passiert mit früheren ${inCase(tile, 'dative').many} eines Künstlers, der nicht unter den ersten drei ist?`,
  example: 'Das Beispiel in der Anleitung geht nicht auf: Ist das ein Fehler?',
  'after-selling': 'Behalte ich meine Gemälde oder meine Karten für die nächste Runde?',
  'who-starts': 'Wer beginnt die nächste Runde?',
  'all-out': 'Und wenn niemand mehr Karten hat?',
  'all-out-double': 'Die allerletzten Karten sind ein Doppel: Wird es verkauft?',
  win: 'Wer gewinnt?',
  'equal-money': 'Zwei Spieler haben am Ende gleich viel Geld: Wer gewinnt?',
};

const answers: Record<AuctionAnswer, Saying<AuctionTerms>> = {
  goal: ({ rounds }, { count }) =>
    `Wer nach ${count(rounds)} Runden am meisten Geld hat, gewinnt. Karten, die ihr dann noch auf der Hand habt, sind nichts wert.`,
  course: ({ limit, rounds }, { count }, { tile }) =>
    `Reihum bietet ihr ein Gemälde aus eurer Hand an, und alle bieten darauf. Mit der ${ordinal(Number(limit))} Karte eines Künstlers endet die Runde. Die drei Künstler mit den meisten Karten bekommen ${inCase(tile, 'accusative').many}. Die Bank kauft euch alle Gemälde ab, und sie kommen aus dem Spiel. Es gibt ${count(rounds)} Runden.`,
  earning: () =>
    'Auf zwei Arten. Versteigert ein Gemälde, dann bezahlt euch der Käufer. Oder kauft ein Gemälde: Ist sein Künstler am Ende der Runde unter den ersten drei, bezahlt euch die Bank dafür.',
  players: ({ least, most }) => `${least} bis ${most}.`,
  layout: ({ cash }, { money }, { tile }) =>
    `Der Spielplan kommt in die Mitte, daneben ${theMany(tile)}. Einer von euch macht die Bank und gibt jedem ${money(cash)}. Das Geld kommt hinter die Sichtschirme. Mischt die Karten und teilt sie aus; der Rest bleibt verdeckt.`,
  screens: () =>
    'Damit die anderen euer Geld nicht sehen. Der Name auf einem Sichtschirm hat keine Bedeutung.',
  cards: (artists) => {
    const { all, each } = cardsSaid(artists, 'de', (artist, cards) => `${cards} von ${artist}`);
    return `Insgesamt ${all}: ${each}.`;
  },
  deal: (hands) => `${handsSaid(hands, 'de', beforeRound)}. Eure Handkarten behaltet ihr.`,
  'deal-mystery': (hands) =>
    `Als wärt ihr zu viert: ${handsSaid(hands, 'de', beforeRound)}, und die Mystery-Hand bekommt jedes Mal genauso viele.`,
  youngest: () => 'Der jüngste Spieler bietet das erste Gemälde an.',
  turn: () =>
    'Spielt eine Karte offen aus der Hand und versteigert das Gemälde so, wie es sein Symbol verlangt. Danach ist im Uhrzeigersinn der Nächste dran.',
  kinds: (_, __, { kinds }) =>
    `Wie das Gemälde versteigert wird: „${kinds.open}“, „${kinds.once}“, „${kinds.hidden}“, „${kinds.fixed}“ oder „${kinds.double}“.`,
  open: () =>
    'Alle dürfen jederzeit bieten, auch der Auktionator, aber immer mehr als das letzte Gebot. Geht niemand mehr höher, kauft, wer am meisten geboten hat.',
  once: () =>
    'Links vom Auktionator geht es los, im Uhrzeigersinn. Jeder ist einmal dran und bietet mehr als das bisher höchste Gebot oder passt. Der Auktionator ist zuletzt dran. Wer am meisten geboten hat, kauft.',
  hidden: () =>
    'Alle verstecken Geld in der Faust, oder auch keins. Dann öffnet ihr die Fäuste gleichzeitig, und wer am meisten geboten hat, kauft.',
  fixed: () =>
    'Der Auktionator nennt einen Preis. Links vom Auktionator geht es los, im Uhrzeigersinn: Jeder sagt Ja oder Nein, und wer als Erster Ja sagt, kauft.',
  double: () =>
    'Ihr dürft eine zweite Karte vom selben Künstler dazulegen. Wollt ihr nicht, fragt ihr im Uhrzeigersinn die anderen. Wer eine dazulegt, versteigert beide Karten so, wie es die zweite verlangt. Legt niemand etwas dazu, behaltet ihr die Doppelkarte umsonst.',
  'auctioneer-may-bid': (_, __, { kinds }) =>
    `Ja. Ist das Gebot des Auktionators das höchste, geht das Geld an die Bank. Nur bei „${kinds.fixed}“ wird nicht geboten: Da kauft der Auktionator, wenn es sonst niemand tut.`,
  'whole-units': (_, { money }) =>
    `Das kleinste Gebot ist ${money(1)}, und jedes Gebot ist ein Vielfaches davon. Eine leere Faust ist kein Gebot.`,
  'no-bids-free': (_, { money }, { kinds }) =>
    `Dann bekommt der Auktionator das Gemälde umsonst; weniger als ${money(1)} ist kein Gebot. Bei „${kinds.fixed}“ muss der Auktionator allerdings kaufen.`,
  'bids-rise': () =>
    'Nein, wer laut bietet, muss höher gehen als alle davor. Nur verdeckte Gebote können gleich hoch sein.',
  'bids-within-cash': () =>
    'Nein. Mehr, als hinter eurem Sichtschirm liegt, könnt ihr nicht bieten, und leihen darf euch niemand etwas.',
  'bids-count': () => 'Nein. Was ihr geboten habt, gilt, bis jemand mehr bietet.',
  'no-deals': () =>
    'Nein. Gemälde wechseln nur in Versteigerungen den Besitzer, und Geld nur, wenn jemand ein Gemälde bezahlt.',
  'money-hidden': () =>
    'Nein. Das Geld bleibt bis zum Ende der Partie hinter den Sichtschirmen. Aber ihr könnt versuchen, euch zu merken, wer was bezahlt hat.',
  'fists-clockwise': () =>
    'Der Auktionator, wenn eine davon dem Auktionator gehört. Sonst, wer von dort aus im Uhrzeigersinn zuerst kommt.',
  'fixed-within-cash': () =>
    'Nicht höher als das Geld des Auktionators, denn vielleicht muss der Auktionator selbst kaufen.',
  'price-above-nothing': (_, { money }) =>
    `Nein, der Preis ist mindestens ${money(1)}. Nur ein Auktionator ganz ohne Geld nennt 0, und wer als Erster Ja sagt, bekommt das Gemälde umsonst.`,
  'fixed-must-buy': () =>
    'Dann muss der Auktionator das Gemälde kaufen und den genannten Preis an die Bank zahlen.',
  'double-nobody-must': () =>
    'Nein. Fragt zuerst den, der sie angeboten hat, dann im Uhrzeigersinn die anderen. Jeder darf Nein sagen, auch mit einer passenden Karte.',
  'double-same-artist': () =>
    'Eine vom selben Künstler, die nicht selbst eine Doppelkarte ist. Ihr Symbol sagt, wie die beiden zusammen versteigert werden.',
  'double-free': () =>
    'Wer die Doppelkarte angeboten hat, behält sie umsonst. Sie zählt und bringt am Ende der Runde etwas ein. Damit ist der Zug vorbei, und dran ist, wer links daneben sitzt.',
  'taken-over-all': () =>
    'Wer die zweite Karte dazulegt, ist jetzt Auktionator, verkauft und bekommt das ganze Geld. Kauft der neue Auktionator selbst, geht es an die Bank. Wer die Doppelkarte angeboten hat, bekommt nichts.',
  'taken-over-shared': (_, { money }) =>
    `Wer die zweite Karte dazulegt, ist jetzt Auktionator und verkauft. Das Geld teilt ihr euch zu zweit; geht es nicht auf, bekommt ${money(1)} mehr, wer die Karte dazugelegt hat.`,
  'share-refused': () =>
    'Nein. Die Anleitung ist eindeutig: Alles bekommt, wer die zweite Karte dazugelegt hat.',
  'share-variant': (_, { money }) =>
    `Nur als Variante, sie steht auf der Übersichtsseite: jeder die Hälfte. Geht es nicht auf, bekommt ${money(1)} mehr, wer die zweite Karte dazugelegt hat.`,
  'offerer-pays-in-full': () =>
    'Den, der die zweite Karte dazugelegt hat, und zwar voll, wie jeder andere Käufer.',
  'offerer-pays-half': () =>
    'Ihr verkauft zu zweit, und niemand zahlt an sich selbst: Die eigene Hälfte geht an die Bank, die andere an den zweiten Verkäufer. Umgekehrt ist es genauso.',
  'double-seats-skipped': () =>
    'Wer links von dem sitzt, der das Doppel versteigert hat. Alle zwischen dem Spieler der ersten und dem der zweiten Karte setzen aus. Hat niemand dazugelegt, ist dran, wer links von dem sitzt, der die Doppelkarte angeboten hat.',
  'pays-auctioneer': () => 'An den Auktionator. Kauft der Auktionator selbst, dann an die Bank.',
  'face-up': () => 'Offen vor euren Sichtschirm, wo alle sie sehen, bis die Runde vorbei ist.',
  'fifth-or-all-out': ({ limit }) =>
    `Sobald die ${ordinal(Number(limit))} Karte eines Künstlers auf dem Tisch liegt. Hat vorher niemand mehr Karten, endet mit der Runde auch die Partie.`,
  'fifth-unsold': ({ limit }) =>
    `Nein. Die ${ordinal(Number(limit))} Karte beendet die Runde sofort. Sie gehört niemandem und bringt niemandem etwas ein, sie zählt nur.`,
  'fifth-double-alone': ({ limit }) =>
    `Nein. Die ${ordinal(Number(limit))} Karte beendet die Runde sofort, also wird niemand nach einer zweiten gefragt.`,
  'fifth-pair-unsold': ({ limit }) =>
    `Nein. Mit der ${ordinal(Number(limit))} Karte ist die Runde vorbei. Keine der beiden wird verkauft, und beide gehören niemandem, egal wer sie gespielt hat. Aber beide zählen.`,
  'no-cards-still-buys': () =>
    'Ihr werdet übersprungen, weil ihr nichts anzubieten habt, könnt aber weiter bieten und kaufen. Gibt es für eine weitere Runde Karten, seid ihr wieder dabei. Sonst werdet ihr bis zum Ende der Partie übersprungen.',
  mystery: () =>
    'Das ist eine Variante. Teilt aus, als wäre noch jemand dabei, und lasst diese Hand verdeckt liegen. Nach einer Versteigerung darf der Auktionator eine Karte davon aufdecken. Sie zählt dann für ihren Künstler, gehört aber niemandem. Die anderen bleiben für spätere Runden liegen.',
  'mystery-after-auction': () =>
    'Der Auktionator, nach dem Verkauf und bevor das nächste Gemälde angeboten wird: eine Karte, und niemand muss. Nicht nach einer Doppelkarte, zu der niemand etwas dazugelegt hat, denn da gab es keine Versteigerung. Und nicht nach der Karte, mit der die Runde geendet hat.',
  'mystery-only-counts': () =>
    'Sie zählt für ihren Künstler und kann die Runde beenden, wird aber nicht verkauft, gehört niemandem und bringt nichts ein. Zu einer Doppelkarte kommt keine zweite. Endet die Runde mit einer Mystery-Karte, beginnt die nächste, wer links von dem sitzt, der sie aufgedeckt hat.',
  'all-cards-count': () =>
    'Ja. Jede Karte der Runde zählt: verkaufte, umsonst behaltene, Mystery-Karten und die letzten, die niemand gekauft hat.',
  'leftmost-stated': () =>
    'Der Künstler, der auf dem Spielplan weiter links ist. Die Reihenfolge aller fünf steht fest.',
  'leftmost-partly-stated': () =>
    'Der Künstler, der auf dem Spielplan weiter links ist. Die Anleitung nennt nur den Künstler ganz links; bei den anderen schaut auf euren Spielplan.',
  'fewer-tiles': (_, __, { tile }) =>
    `Dann bekommen weniger Künstler ${inCase(tile, 'accusative').many}: Ohne Karten auf dem Tisch kommt ein Künstler nicht in die Rangliste.`,
  'sum-of-tiles': ({ first, second, third }, { money }, { tile }) =>
    `Die ersten drei Künstler einer Runde bekommen ${money(first)}, ${money(second)} und ${money(third)}. Ein Gemälde von einem der drei bringt die Summe aller ${inCase(tile, 'genitive').many} ein, die dieser Künstler in der Partie bekommen hat.`,
  'tiles-wait': (_, __, { tile }) =>
    `In dieser Runde zählen sie nicht, und die Gemälde bringen nichts ein. Aber ${theMany(tile)} bleiben und zählen wieder, sobald der Künstler unter den ersten drei ist.`,
  'example-misprinted': () =>
    'Ja. Die Summen, die es bei zwei Spielern nennt, passen nicht zum letzten Preis, der gezahlt wurde. Haltet euch an den Preis.',
  'example-right': () => 'Nein, die Beispiele in dieser Anleitung gehen auf.',
  'all-sold': () =>
    'Die Handkarten ja. Die Gemälde nicht: Ihr verkauft sie alle an die Bank, ob sie etwas einbringen oder nicht, und sie kommen aus dem Spiel.',
  'left-of-last': () =>
    'Wer links von dem sitzt, der die letzte Karte gespielt hat, oder im Uhrzeigersinn der Nächste, der Karten hat.',
  'all-out-ends': () =>
    'Die letzte Karte wird nicht verkauft und gehört niemandem, zählt aber. Die Bank zahlt noch einmal aus, und die Partie ist vorbei, egal in welcher Runde.',
  'all-out-double-unsold': () =>
    'Nein. Die Karte, mit der die letzte Hand leer wird, wird nicht verkauft. Eine Doppelkarte behält dann auch niemand umsonst, und mit einer zweiten Karte wird keine von beiden verkauft.',
  'most-money': () =>
    'Wer nach der letzten Auszahlung das meiste Geld hat. Karten, die ihr noch auf der Hand habt, sind nichts wert.',
  'money-shared': () => 'Beide: Ihr teilt euch den Sieg.',
};

/** How some tables play it. */
const customs: Record<AuctionCustom, Wording<AuctionTerms>> = {
  'double-alone': 'verlangen, dass ihr etwas dazulegt, wenn ihr könnt.',
  'double-share': 'teilen das Geld für ein Doppel, wie es eine Variante vorsieht.',
  'double-offerer-buys':
    'nehmen das Teilen wörtlich: Wer dazugelegt hat und kauft, zahlt alles an die Bank. Wer die Doppelkarte angeboten hat und kauft, zahlt nur die andere Hälfte.',
  'equal-artists': 'haben einen Spielplan mit einer anderen Reihenfolge.',
  'few-artists': ({ tile }) =>
    `geben auch Künstlern ohne Karten ${inCase(tile, 'accusative').many}, von links nach rechts.`,
  'all-out': 'teilen für die nächste Runde aus, statt die Partie zu beenden.',
  'all-out-double': 'verkaufen das letzte Paar trotzdem.',
  'mystery-when': 'decken auch nach einer Doppelkarte ohne zweite Karte eine auf.',
  'mystery-card': 'lassen jemand anders beginnen, wenn eine Mystery-Karte die Runde beendet hat.',
  'bid-over-cash': 'erlauben Schulden und begleichen sie am Ende der Runde.',
  'bid-back': 'lassen euch ein Gebot zurücknehmen, bis jemand anders bietet.',
  deals: 'erlauben Absprachen, solange alle sie hören.',
  'equal-money': 'entscheiden den Gleichstand nach den restlichen Handkarten oder spielen noch eine Partie.',
};

const choices: Record<AuctionChoice, string> = {
  held: 'spielt es so, wie es hier steht; die App hält sich daran.',
  mendable: 'spielt es so, wie es hier steht. Spielt ihr es anders? Korrigiert es im Verlauf.',
  'starter-named':
    'spielt es so, wie es hier steht. Wenn ihr eine Runde abschließt, könnt ihr jemand anders bestimmen.',
  'going-on-asked': 'entscheidet, wenn es so weit ist: Partie beenden oder noch eine Runde austeilen.',
  'split-on': 'teilt das Geld für ein Doppel: Die Variante ist eingeschaltet.',
  'split-off': 'teilt das Geld für ein Doppel nicht: Die Variante ist ausgeschaltet.',
  'split-not-offered': 'teilt das Geld für ein Doppel nicht: Diese Schachtel hat so eine Variante nicht.',
  'order-own': 'hat eine eigene Reihenfolge auf dem Spielplan, für diese Partie gewählt.',
  'order-as-printed': 'hat die übliche Reihenfolge auf dem Spielplan.',
  'mystery-on': 'spielt mit der Mystery-Hand.',
  'mystery-off': 'spielt ohne die Mystery-Hand.',
  noted:
    'teilt sich den Sieg. Entscheidet ihr den Gleichstand selbst, schreibt es in die Notizen der Partie.',
};

export const auctionRulings = { questions, answers, customs, choices };

import type { AuctionAsked, AuctionLesson, AuctionStep } from '../../lessons/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';
import { of } from './genitive.ts';
import { inCase } from './noun.ts';

const titles: Record<AuctionLesson, (terms: AuctionTerms) => string> = {
  sell: () => 'Ein Gemälde verkaufen',
  pay: () => 'Wer an wen zahlt',
  count: () => 'Jede Karte zählt',
  fifth: () => 'Die Karte, mit der die Runde endet',
  value: () => 'Was Gemälde wert sind',
  open: ({ kinds }) => `Arten der Versteigerung: ${kinds.open}`,
  once: ({ kinds }) => `Arten der Versteigerung: ${kinds.once}`,
  hidden: ({ kinds }) => `Arten der Versteigerung: ${kinds.hidden}`,
  fixed: ({ kinds }) => `Arten der Versteigerung: ${kinds.fixed}`,
  double: ({ kinds }) => `Arten der Versteigerung: ${kinds.double}`,
  shared: () => 'Eine Variante: ein Doppel teilen',
  mystery: () => 'Eine Variante: die Mystery-Hand',
  bidding: () => 'Gut bieten',
  forecast: () => 'Die Prognose lesen',
};

const told: Record<Exclude<AuctionStep, AuctionAsked>, LessonSaying<AuctionTerms>> = {
  'sell-dealers': () =>
    'Du handelst mit Kunst und sammelst sie. Gemälde aus deiner Hand verkaufst du an die anderen. Was du selbst gekauft hast, kauft dir nach jeder Runde die Bank ab. Wer nach vier Runden am meisten Geld hat, gewinnt.',
  'value-over': (_, { tile }) =>
    `Die Runde ist vorbei. Zuerst macht ihr eine Rangliste der Künstler: Es zählen alle Karten auf dem Tisch, auch die unverkauften. Dann bekommen die ersten drei ${tile.many}. Darauf steht, was ihre Gemälde einbringen. Zum Schluss kauft die Bank alle Gemälde.`,
  'open-call': ({ player }) =>
    `${player(0)} bietet ein Gemälde zur freien Versteigerung an. Alle, auch der Auktionator, dürfen bieten, wann und sooft sie wollen, aber jedes Gebot muss höher sein als das letzte. Geht niemand mehr höher, ist das Gemälde verkauft.`,
  'once-round': ({ player }, { kinds }) =>
    `${player(1)} bietet ein Gemälde mit dem Symbol für „${kinds.once}“ an. Links von ${player(1)} geht es los, und im Uhrzeigersinn sind alle einmal dran: mehr bieten als das Höchstgebot oder passen. Der Auktionator kommt zuletzt.`,
  'hidden-fists': ({ player }) =>
    `${player(2)} bietet ein Gemälde an, und geboten wird verdeckt. Alle verstecken Geld in der Faust, oder auch keins, und alle Fäuste gehen gleichzeitig auf.`,
  'fixed-price': ({ player }, { sold }) =>
    `${player(3)} bietet ein Gemälde zum ${sold.fixed} an: ${player(3)} sagt, was es kostet, und fragt dann reihum die anderen, links zuerst. Wer zuerst Ja sagt, kauft es.`,
  'double-sign': ({ player, artist }) =>
    `${player(0)} spielt eine Doppelkarte von ${artist(0)}. Sie wird zusammen mit einer zweiten Karte verkauft, und die bestimmt, wie. ${player(0)} darf sie dazulegen; sonst werden die anderen im Uhrzeigersinn gefragt.`,
  'shared-variant': ({ player }) =>
    `In dieser Variante verkaufen die beiden, von denen die Karten sind, das Doppel gemeinsam. ${player(0)} hat eine Doppelkarte gespielt, und ${player(2)} hat die zweite Karte dazugelegt. Sonst ändert sich nichts: ${player(2)} ist Auktionator.`,
  'mystery-hand': () =>
    'Zu dritt könnt ihr so spielen, als wäre noch jemand dabei: Teilt eine Hand mehr aus und legt sie verdeckt auf den Tisch. Das ist die Mystery-Hand. Sie gehört niemandem, und niemand darf sie ansehen.',
  'forecast-bar': ({ player, artist }) =>
    `${player(0)} bietet ein Gemälde von ${artist(0)} an. Was ist es wert? Der Balken zeigt, was es einbringen kann und wie wahrscheinlich das ist. Dabei kann jede Karte, die noch niemand gesehen hat, genauso gut die nächste sein.`,
  'forecast-plans': () =>
    'Die Markierungen vergleichen nur Durchschnitte; sie schreiben niemandem etwas vor. Handkarten und Pläne kennt die Prognose nicht. Am Tisch siehst du sie, wenn du sie für diese Partie einschaltest. Beim Nachspielen und in der Geschichte einer Partie ist sie immer da.',
};

const asked: Record<AuctionAsked, Asking<AuctionTerms>> = {
  'sell-lay': {
    ask: ({ player, artist }, { kinds }) =>
      `Du bist ${player(0)} und beginnst. Spiel dein Gemälde von ${artist(4)} mit dem Symbol für „${kinds.open}“.`,
    why: () =>
      'Auf der Karte steht, wer sie gemalt hat, und ihr Symbol sagt, wie sie verkauft wird. Ab jetzt zählt sie für ihren Künstler.',
  },
  'sell-buyer': {
    ask: () => 'Alle bieten, und das hier sind die letzten Gebote. Wer bekommt das Gemälde?',
    why: ({ player }) =>
      `Das Höchstgebot gewinnt, und das Geld bekommt, wer versteigert hat: ${player(0)}. Dann wandert der Hammer nach links, egal wer gekauft hat.`,
  },
  'sell-bid': {
    ask: ({ player, artist, price }) =>
      `Jetzt verkauft ${player(1)} ein Gemälde von ${artist(1)}. ${player(2)} hat ${price} geboten. Du bist ${player(0)} und willst es haben: Gib ein höheres Gebot ein.`,
    why: ({ player }) => `Niemand geht höher, also gehört das Gemälde dir, und du zahlst an ${player(1)}.`,
  },
  'pay-bank': {
    ask: ({ player, price }) =>
      `${player(1)} ist Auktionator und hat auch das Höchstgebot, ${price}. Wer bekommt das Geld?`,
    why: () =>
      'Normalerweise zahlt der Käufer an den Auktionator. Kauft der Auktionator selbst, geht das Geld an die Bank, und niemand am Tisch verdient daran.',
  },
  'pay-nothing': {
    ask: ({ player }) => `${player(2)} versteigert ein Gemälde, und niemand bietet. Wer bekommt es?`,
    why: () => 'Wenn niemand bietet, behält der Auktionator das Gemälde umsonst.',
  },
  'count-first': {
    ask: () =>
      'Vier Gemälde sind verkauft. Die Wand zeigt, wie viele Karten von jedem Künstler in dieser Runde auf dem Tisch liegen: je mehr, desto besser. Welcher Künstler wäre an erster Stelle, wenn die Runde jetzt vorbei wäre?',
    why: () =>
      'An erster Stelle ist der Künstler mit den meisten Karten auf dem Tisch. Nur die besten bringen etwas ein, und nie einer ohne Karte.',
  },
  'count-tie': {
    ask: ({ artist }) =>
      `${artist(1)} und ${artist(4)} haben je eine Karte. Bei Gleichstand steht vorn, wer auf dem Spielplan weiter links ist, und in dieser Reihenfolge hängen sie hier. Welcher Künstler wäre an zweiter Stelle?`,
    why: ({ artist }) => `${artist(1)} ist auf dem Spielplan weiter links als ${artist(4)}.`,
  },
  'fifth-lay': {
    ask: ({ player, artist }) =>
      `Von ${artist(0)} liegen jetzt vier Karten auf dem Tisch, und der letzte Rahmen an der Wand ist markiert. Du bist ${player(2)}: Spiel die Karte, mit der die Runde endet.`,
    why: () => 'Die fünfte Karte eines Künstlers beendet die Runde sofort, egal wer sie spielt.',
  },
  'fifth-owner': {
    ask: () => 'Wem gehört diese fünfte Karte?',
    why: () =>
      'Die Karte, mit der die Runde endet, wird nicht verkauft und bringt niemandem etwas ein, aber sie zählt für ihren Künstler wie jede andere.',
    hint: () => 'Diese Karte wurde nie verkauft.',
  },
  'fifth-starter': {
    ask: () => 'Die Bank hat gezahlt, und neue Karten sind ausgeteilt. Wer beginnt die zweite Runde?',
    why: ({ player }) => `${player(2)} hat die letzte Karte gespielt, also beginnt, wer links daneben sitzt.`,
    hint: () => 'Überleg, wer die letzte Karte gespielt hat. Wer begonnen hat, ist egal.',
  },
  'value-left-out': {
    ask: ({ player, artist }) =>
      `${artist(0)} ist an erster und ${artist(2)} an zweiter Stelle. ${artist(1)} und ${artist(4)} haben je eine Karte. ${player(3)} hat für die von ${artist(4)} viel Geld ausgegeben: Was zahlt die Bank dafür?`,
    why: ({ artist }) =>
      `${artist(1)} ist auf dem Spielplan weiter links und damit an dritter Stelle. Gemälde von Künstlern, die nicht unter den ersten drei sind, bringen in dieser Runde nichts ein.`,
  },
  'value-payout': {
    ask: ({ player }) => `Wie viel zahlt die Bank ${player(3)} für alle Gemälde zusammen?`,
    why: ({ misprinted }) =>
      `Jedes Gemälde bringt ein, was sein Künstler in dieser Runde wert ist${misprinted ? ' (in deiner Anleitung passen die Summen nicht zu den Preisen, hier schon)' : ''}:`,
  },
  'value-hand': {
    ask: ({ player }) =>
      `Eure Handkarten behaltet ihr, und zu viert bekommt jeder vier neue dazu. Wie viele hat ${player(2)} in der nächsten Runde?`,
    why: () =>
      'Die gekauften Gemälde kommen zurück in die Schachtel, aber deine Hand behältst du. Vor der vierten Runde gibt es keine neuen Karten, also teil dir deine gut ein.',
  },
  'value-again': {
    ask: ({ player, artist }) =>
      `${player(3)} beendet die zweite Runde. ${artist(2)} ist wieder an zweiter Stelle. Was bringt ein Gemälde von ${artist(2)} ein?`,
    why: (_, { tile }) =>
      `Alle ${tile.many}, die ein Künstler in dieser Partie bekommen hat, zählen zusammen, wenn er jetzt unter den ersten drei ist:`,
  },
  'value-waiting': {
    ask: ({ artist }) =>
      `${artist(0)} war in der ersten Runde an erster Stelle, ist jetzt aber nicht unter den ersten drei. Was bringt ein Gemälde von ${artist(0)} ein?`,
    why: (_, { tile }) =>
      `Die früheren ${tile.many} bleiben auf dem Spielplan. Sie zählen wieder, sobald der Künstler unter den ersten drei ist, aber nicht in dieser Runde.`,
  },
  'open-purse': {
    ask: ({ player, price }) =>
      `Das ist die erste Versteigerung, und noch hat niemand etwas verdient. Kann ${player(3)} ${price} bieten?`,
    why: () => 'Du kannst nicht mehr bieten, als du hast, und niemand leiht dir etwas.',
    hint: () => 'Alle haben noch ihr Startgeld, und das ist weniger.',
  },
  'once-equal': {
    ask: ({ player, price }) => `${player(2)} hat ${price} geboten. Kann ${player(3)} auch ${price} bieten?`,
    why: () => 'Wer laut bietet, muss höher gehen als alle davor. Willst du das nicht, passt du.',
    hint: () => 'Wer laut bietet, muss höher gehen als das letzte Gebot.',
  },
  'once-buyer': {
    ask: () => 'Alle waren dran. Wer kauft?',
    why: ({ player }) =>
      `${player(1)} war zuletzt dran, kannte alle Gebote und hat ein kleines bisschen mehr geboten. Und weil ${player(1)} auch Auktionator ist, geht das Geld an die Bank.`,
  },
  'hidden-tie': {
    ask: ({ player }) =>
      `Die Fäuste gehen auf, und in zwei davon steckt dasselbe Höchstgebot. Bei Gleichstand kommt zuerst der Auktionator, hier ${player(2)}, dann die anderen im Uhrzeigersinn. Wer kauft?`,
    why: ({ player }) =>
      `Im Uhrzeigersinn ab ${player(2)} kommt ${player(3)} zuerst. Ein Auktionator, der bei Gleichstand gewinnt, zahlt an die Bank.`,
  },
  'fixed-name': {
    ask: ({ player, purse }) => `Du bist ${player(3)} und hast noch ${purse}. Nenn einen Preis.`,
    why: () => 'Du kannst nicht mehr verlangen, als du hast, denn vielleicht musst du es selbst zahlen.',
  },
  'fixed-refuse': {
    ask: ({ player }) => `Alle sagen Nein. Kann ${player(3)} das Gemälde einfach umsonst behalten?`,
    why: () => 'Will es niemand, muss der Auktionator es zu diesem Preis kaufen und an die Bank zahlen.',
    hint: () => 'Wer einen Preis nennt, muss dazu stehen.',
  },
  'double-add': {
    ask: ({ player }) =>
      `${player(0)} legt nichts dazu, und ${player(1)} hat nichts zum Dazulegen. Du bist ${player(2)}: Spiel die zweite Karte.`,
    why: () =>
      'Die zweite Karte muss vom selben Künstler sein und darf nicht selbst eine Doppelkarte sein. Wer sie dazulegt, wird Auktionator für beide, und ihr Symbol bestimmt, wie beide verkauft werden.',
  },
  'double-money': {
    ask: ({ player, price }) => `${player(1)} kauft beide für ${price}. Wer bekommt das Geld?`,
    why: ({ player }) =>
      `Alles bekommt, wer die zweite Karte dazugelegt hat. ${player(0)} bekommt für die Doppelkarte nichts.`,
  },
  'double-turn': {
    ask: () => 'Wer versteigert das nächste Gemälde?',
    why: ({ player }) =>
      `Dran ist, wer links neben dem neuen Auktionator sitzt. ${player(1)} wird übersprungen und setzt einmal aus.`,
    hint: () => 'Dran ist immer der Nächste nach dem, der verkauft hat, und das war der neue Auktionator.',
  },
  'double-alone': {
    ask: ({ player }) =>
      `${player(3)} spielt eine Doppelkarte, und niemand legt eine Karte dazu. Wer bekommt sie?`,
    why: () =>
      'Wer die Doppelkarte gespielt hat, behält sie umsonst. Sie zählt und bringt Geld ein wie jedes andere Gemälde.',
    hint: () => 'Jemand bekommt sie, und niemand zahlt.',
  },
  'double-fifth': {
    ask: ({ player, artist }) =>
      `Von ${artist(4)} lagen drei Karten auf dem Tisch. ${player(0)} spielt als vierte eine Doppelkarte und legt dann eine zweite Karte dazu. Ist die Runde vorbei?`,
    why: () =>
      'Die zweite Karte ist die fünfte, also ist die Runde vorbei. Keine von beiden wird verkauft, aber beide zählen.',
    hint: () => 'Zähl beide Karten des Doppels.',
  },
  'shared-offerer': {
    ask: ({ player, price }) => `${player(3)} kauft beide für ${price}. Wie viel bekommt ${player(0)}?`,
    why: ({ player }) =>
      `Beide verkaufen, also bekommt jeder die Hälfte. Was übrig bleibt, geht an ${player(2)}, für die zweite Karte.`,
    hint: () =>
      'Jeder bekommt die Hälfte. Bleibt etwas übrig, geht es an den, der die zweite Karte dazugelegt hat.',
  },
  'shared-second': {
    ask: ({ player, price }) =>
      `Jetzt spielt ${player(3)} eine Doppelkarte, und ${player(0)} legt die zweite Karte dazu. ${player(1)} kauft für ${price}. Wie viel bekommt ${player(0)}?`,
    why: ({ player }) => `Was übrig bleibt, geht diesmal an ${player(0)}, für die zweite Karte.`,
    hint: () =>
      'Jeder bekommt die Hälfte. Bleibt etwas übrig, geht es an den, der die zweite Karte dazugelegt hat.',
  },
  'shared-own': {
    ask: ({ player, price }) =>
      `${player(1)} spielt eine Doppelkarte, ${player(3)} legt die zweite Karte dazu, und ${player(1)} kauft für ${price}. Wie viel bekommt die Bank?`,
    why: ({ player }) =>
      `In der Anleitung steht dazu nichts. Für die App verkaufen beide, und niemand zahlt an sich selbst: ${of(player(1))} Hälfte geht an die Bank, alles andere an ${player(3)}.`,
    hint: () => 'Beide verkaufen, jeder zur Hälfte, und niemand zahlt an sich selbst.',
  },
  'mystery-who': {
    ask: ({ player }) =>
      `${player(0)} hat ein Gemälde an ${player(1)} verkauft. Wer darf jetzt eine Mystery-Karte aufdecken?`,
    why: () =>
      'Das darf, wer gerade versteigert hat, bevor das nächste Gemälde angeboten wird. Ein Muss ist es nicht.',
    hint: () => 'Es gehört noch zu der Versteigerung, die gerade zu Ende ist.',
  },
  'mystery-count': {
    ask: ({ player, subject }) =>
      `${player(0)} deckt eine auf: eine Doppelkarte von ${subject}. Wie viele Karten von ${subject} zählen jetzt?`,
    why: () =>
      'Eine Mystery-Karte zählt wie jede Karte auf dem Tisch, aber sie wird nicht verkauft und gehört niemandem. Zu einer Doppelkarte kommt hier keine zweite dazu, und Aufdecken ist kein Zug.',
  },
  'mystery-ends': {
    ask: ({ player, artist }) =>
      `Von ${artist(2)} liegen jetzt vier Karten auf dem Tisch. ${player(1)} verkauft etwas anderes und deckt noch eine von ${artist(2)} auf. Ist die Runde vorbei?`,
    why: () => 'Auch eine Mystery-Karte kann die fünfte sein.',
    hint: () => 'Eine Mystery-Karte zählt wie jede andere.',
  },
  'mystery-payout': {
    ask: ({ player, artist }) =>
      `${player(1)} hat ein Gemälde von ${artist(2)}. Wie viel zahlt die Bank ${player(1)}?`,
    why: () =>
      'Nur das gekaufte Gemälde bringt etwas ein. Durch die Mystery-Karten ist es mehr wert, aber sie selbst bringen niemandem etwas ein:',
  },
  'mystery-starter': {
    ask: () => 'Wer beginnt die nächste Runde?',
    why: ({ player }) =>
      `${player(1)} hat die Mystery-Karte aufgedeckt, mit der die Runde zu Ende war, also beginnt, wer links daneben sitzt.`,
    hint: () => 'Gespielt hat die letzte Karte niemand: Überleg, wer sie aufgedeckt hat.',
  },
  'bidding-worth': {
    ask: ({ player, artist }) =>
      `${player(1)} bietet ein Gemälde von ${artist(0)} an. Was würde es einbringen, wenn die Runde jetzt vorbei wäre?`,
    why: () =>
      'So viel bringt es ein, wenn sich bis zum Ende der Runde nichts ändert. Von dieser Zahl gehst du bei jedem Gebot aus.',
  },
  'bidding-half': {
    ask: ({ player }) =>
      `Du bist ${player(0)}. Was du zahlst, bekommt ${player(1)}, und ihr spielt gegeneinander. Bis zu welchem Preis verdienst du mindestens so viel wie ${player(1)}?`,
    why: ({ player }) =>
      `Bei der Hälfte von dem, was das Gemälde einbringt, verdient ihr beide gleich viel. Zahlst du mehr, verdienst du immer noch etwas, aber ${player(1)} verdient mehr.`,
  },
  'bidding-rival': {
    ask: ({ player, price }) =>
      `${player(3)} bietet ${price}, und sonst will es niemand. Wer würde bei diesem Verkauf am meisten verdienen?`,
    why: ({ answer }) =>
      `${answer} würde weniger als die Hälfte von dem zahlen, was es einbringt. Ein Schnäppchen der Konkurrenz schadet dir so sehr wie ein eigener Fehlkauf.`,
  },
  'bidding-over': {
    ask: ({ player, price }) =>
      `Du bist ${player(0)}. Biete mehr als ${price}, aber nur so viel, dass du noch etwas verdienst.`,
    why: () => 'Du verdienst noch etwas, und aus dem Schnäppchen der Konkurrenz wird nichts.',
  },
  'bidding-hope': {
    ask: ({ player, artist }) =>
      `${player(2)} verkauft ein Gemälde von ${artist(2)}. Die Runde kann auf drei Arten ausgehen, alle gleich wahrscheinlich: keine Karte mehr, noch eine von ${artist(2)} oder noch drei von ${artist(3)}. Was bringt das Gemälde im Durchschnitt ein?`,
    why: () =>
      'Wer auf das Beste hofft, bietet am meisten und zahlt deshalb oft zu viel. Biete nach dem, was du erwartest, nicht nach dem, worauf du hoffst:',
  },
  'forecast-likeliest': {
    ask: ({ average }) => `Im Durchschnitt bringt es etwa ${average} ein. Was bringt es am häufigsten ein?`,
    why: (_, { tile }) =>
      `Liegt der Künstler am Ende vorn, bringt es dank der früheren ${inCase(tile, 'genitive').many} viel ein. Meistens kommt es aber nicht so. Auch mit einem guten Durchschnitt bringt es oft nichts ein, also sieh dir den ganzen Balken an.`,
  },
  'forecast-safest': {
    ask: ({ artist }) =>
      `Ein Gemälde von ${artist(3)} ist im Durchschnitt etwa gleich viel wert. Welches von beiden bringt seltener gar nichts ein?`,
    why: ({ artist }, { tile }) =>
      `${artist(3)} liegt am Ende sehr wahrscheinlich vorn, aber ohne frühere ${inCase(tile, 'accusative').many} bringt das nie viel ein. Hinter demselben Durchschnitt kann ein sicheres Gemälde stecken oder ein Glücksspiel.`,
  },
  'forecast-card': {
    ask: ({ player, artist }) =>
      `${player(1)} kauft es für viel mehr als das und bietet dann das erste Gemälde von ${artist(2)} in dieser Runde an. Was passiert mit dem Wert von ${artist(0)}?`,
    why: ({ artist }) =>
      `Preise ändern nichts an der Prognose, nur Karten. ${artist(2)} hat jetzt eine und will auch nach vorn:`,
  },
  'forecast-rival': {
    ask: ({ player, artist, price }) =>
      `${player(3)} bietet ein Gemälde von ${artist(4)} an. Die Markierungen für einen fairen Preis vergleichen, was ein Verkauf dir im Durchschnitt bringt und was den anderen. Du bist ${player(1)}. ${player(0)} hat ${price} geboten, und sonst will es niemand. Lohnt es sich für dich, etwas mehr zu bieten?`,
    why: ({ player }) =>
      `Wenn du passt, macht ${player(0)} ein Schnäppchen, und ${player(3)} bekommt das Geld sowieso. Gegen einen anderen Käufer geh also bis zur letzten Markierung. Gegen den Auktionator, der an die Bank zahlen würde, hör bei der mittleren auf:`,
  },
};

export const auctionLessons = { titles, told, asked };

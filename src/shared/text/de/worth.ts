import type { Words } from '../en/index.ts';

/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth: Words['worth'] = {
  forecast: {
    show: 'Prognose zeigen',
    explained: {
      auction:
        'Was jeder Künstler in dieser Runde noch einbringen kann und wie wahrscheinlich das ist. Dazu ein fairer Preis für das, was gerade versteigert wird. Alle sehen die Prognose, hier und auf dem großen Bildschirm.',
      gallery:
        'Wie viele Punkte jeder Künstler in dieser Runde noch bringen kann und wie wahrscheinlich das ist. Alle sehen die Prognose, hier und auf dem großen Bildschirm.',
    },
  },
  then: {
    average: (_count, worth) => `Damals durchschnittlich ${worth} wert`,
    paid: (count, paid) => `${count === 1 ? 'brachte' : 'brachten'} am Ende ${paid} ein`,
    paidNothing: (count) => `${count === 1 ? 'brachte' : 'brachten'} am Ende nichts ein`,
    scored: (scored) => `brachte am Ende ${scored}`,
    scoredNothing: 'brachte am Ende nichts',
    each: (artist, worth, scored) =>
      scored === null ? `${artist}: ${worth} wert` : `${artist}: ${worth} wert, brachte ${scored}`,
    worth: 'Wert damals',
    gain: 'Gewinn damals',
  },
  bargains: {
    best: 'Schnäppchen',
    worst: 'Reinfälle',
    lot: (buyer, count, artist, price, round) =>
      `${buyer}, ${count === 1 ? 'ein' : 'zwei'} ${artist} für ${price} in Runde ${round}`,
    figures: (worth, gainThen, paid, gain) =>
      `Damals durchschnittlich ${worth} wert (${gainThen}), am Ende ${paid} eingebracht (${gain})`,
  },
  accounts: {
    title: 'Verkauf, Einkauf oder Glück?',
    titleCards: 'Eigene Karten, geförderte Künstler oder Glück?',
    start: 'Anfang',
    selling: 'Verkäufe',
    buying: 'Gute Käufe',
    displaying: 'Eigene Karten',
    steering: 'Geförderte Künstler',
    market: 'Der Markt',
    corrections: 'Korrekturen',
    money: 'Geld',
    points: 'Punkte',
    answer: (name, selling, buying, steering, market) =>
      `${name}: ${selling} durch Verkäufe, ${buying} durch gute Käufe, ${steering} durch geförderte Künstler und ${market} durch den Markt.`,
    answerCards: (name, displaying, steering, market) =>
      `${name}: ${displaying} durch eigene Karten beim Ausspielen, ${steering} durch geförderte Künstler und ${market} durch den Markt.`,
    kindest: (name, amount) => `Am besten meinte es der Markt mit ${name}: ${amount}.`,
    note: 'Gute Käufe: der Wert laut Prognose minus Preis. Geförderte Künstler: was deine Karten deinen Gemälden gebracht haben. Der Markt: was alle anderen Karten gebracht haben, und das ist Glück.',
    noteCards:
      'Eigene Karten: was sie laut Prognose beim Ausspielen wert waren. Geförderte Künstler: was deine späteren Karten und Auszeichnungen daran geändert haben. Der Markt: was alle anderen Karten geändert haben, und das ist Glück.',
    numbers: 'Vom Anfang bis zum Ende, nach Spieler',
  },
  figures: {
    whose: (name) => `Ist ${name} gut, oder ist es Glück?`,
    ours: 'Wer ist gut, und wer hat Glück?',
    interval: '95-%-Intervall',
    difference: 'Unterschied',
    takes: 'Nötige Partien',
    cause: 'Woher',
    between: (low, high) => `${low} bis ${high}`,
    clearest: (cause, amount) =>
      `Der klarste Unterschied zu den anderen am Tisch: ${cause}, ${amount} pro Partie.`,
    clearestOf: (name, amount) =>
      `Der klarste Unterschied zu den anderen am Tisch: ${name}, ${amount} pro Partie.`,
    enough: (takes, games) => `Das sagt erst ab ${takes} Partien etwas aus, und es sind ${games}.`,
    notEnough: (takes, games, number) =>
      games === 1
        ? `Das sagt erst ab ${takes} Partien etwas aus, und bisher ist es nur 1.`
        : `Das sagt erst ab ${takes} Partien etwas aus, und bisher sind es nur ${number}.`,
    tooFew: (least, games, number) =>
      games === 1
        ? `1 Partie sagt noch nichts: Es braucht mindestens ${least}.`
        : `${number} Partien sagen noch nichts: Es braucht mindestens ${least}.`,
    alike: 'Hier unterscheidet sich niemand von den anderen.',
    untracked: 'In keiner dieser Partien wurden alle Preise mitgeschrieben.',
    untrackedCards: 'In keiner dieser Partien wurde mitgeschrieben, wer was ausgespielt hat.',
    note: 'Die Linien sind 95-%-Intervalle: Wahrscheinlich liegt der wahre Durchschnitt darin. „Nötige Partien“: ab wie vielen Glück allein den Unterschied nicht mehr erklärt.',
    working: (done, of) => `${done} von ${of} Partien durchgerechnet.`,
    begins: 'Jetzt wird ausgerechnet, was alles wert war…',
    waiting: (games, number, of) =>
      games === 1
        ? `1 von ${of} Partien muss noch durchgerechnet werden.`
        : `${number} von ${of} Partien müssen noch durchgerechnet werden.`,
    failed: 'Der Rest ließ sich nicht ausrechnen. Deine Partien sind sicher.',
    goOn: 'Den Rest ausrechnen',
  },
};

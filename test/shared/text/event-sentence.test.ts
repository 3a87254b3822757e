import { describe, expect, test } from 'vitest';
import { EVENT_TYPES as AUCTION_EVENTS } from '../../../src/shared/auction/events.ts';
import { EVENT_TYPES as GALLERY_EVENTS } from '../../../src/shared/gallery/events.ts';
import {
  EDITION_IDS,
  editionIn,
  editionOf,
  type GameRecord,
  openTable,
} from '../../../src/shared/record/index.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import { latelyIn } from '../../../src/shared/text/lately.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { nobodyAdds, offer, sale } from '../../fixtures/auction.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { playGallery } from '../../play/gallery.ts';
import { told, toldLast, WORDS } from './described.ts';

function fixtures(): GameRecord[] {
  return EDITION_IDS.flatMap((id) => readFixtures(id).map(({ record }) => recordOf(record)));
}

const RECORDS = [
  ...auctionPlans(270).map(playAuction).map(recordOf),
  ...galleryPlans(240).map(playGallery).map(recordOf),
  ...fixtures(),
];

/** What nobody should read: leftovers of code, and a seat number instead of a name. */
function leftovers(record: GameRecord, sentence: string): string[] {
  const { players } = record;
  const ids = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  const codes = ['undefined', 'null', 'NaN', '[object', '‹', ...ids.filter((id) => id.includes('-'))];
  const named = players.reduce((text, { name }) => text.replaceAll(name, ''), sentence);
  const seats =
    /\bp\d\b|(^|, |: |; |\. | and | e | a | da )\d (put|ha|paid|kept|took|added|bought|displayed|laid)/;
  return [...codes.filter((code) => sentence.includes(code)), ...(seats.exec(named) ?? [])];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every event of random and stored games is a sentence without leftovers of code', () => {
    const said = new Set<string>();
    for (const record of RECORDS) {
      const { family } = editionOf(editionIn(record));
      const sentences = told(record, language);
      const wrong = sentences.filter(
        (sentence) => leftovers(record, sentence).length > 0 || !/^\p{Lu}[^]*[^.\s]$/u.test(sentence),
      );
      expect(wrong).toEqual([]);
      for (const index of sentences.keys()) said.add(`${family} ${record.events[index]?.type ?? ''}`);
    }
    const all = [
      ...AUCTION_EVENTS.map((type) => `auction ${type}`),
      ...GALLERY_EVENTS.map((type) => `gallery ${type}`),
    ];
    expect(all.filter((type) => !said.has(type))).toEqual([]);
  });

  test('everybody hears of the last event, whatever it is, but not of corrections, payouts and what they decide', () => {
    const silent = new Set('adjust settle final end-round influence reveal extras seats'.split(' '));
    const heard = new Set<string>();
    for (const record of fixtures()) {
      const sentences = told(record, language);
      for (const [index, { type }] of record.events.entries()) {
        if (heard.has(type)) continue;
        heard.add(type);
        const soFar = { ...record, events: record.events.slice(0, index + 1) };
        const said = latelyIn(soFar, { words: WORDS[language], language, locale: language });
        expect(said, type).toBe(silent.has(type) ? '' : sentences[index]);
      }
    }
    expect(heard).toContain('unpaired');
  });

  test('an event that a correction made impossible is described as far as possible', () => {
    for (const record of [...auctionPlans(54).map(playAuction), ...galleryPlans(32).map(playGallery)]) {
      const read = recordOf(record);
      const open = openTable(read);
      if (!open.ok) throw new Error(open.error.code);
      const tell = eventDescriber(WORDS[language], language, read);
      const sentences = read.events.map((event) => tell(event, open.value, null));
      expect(sentences.filter((sentence) => leftovers(read, sentence).length > 0)).toEqual([]);
    }
  });
});

describe('in the auction family', () => {
  test('who put up what, and in which kind of auction', () => {
    expect(toldLast({}, offer(0, 'lite-metal', 'once'))).toEqual([
      'Axel put up a Lite Metal, once around',
      'Axel ha messo all’asta un dipinto di Lite Metal, asta a un giro',
    ]);
  });

  test('who paid whom', () => {
    expect(toldLast({}, offer(0, 'yoko'), sale(2, 19))).toEqual([
      'Clemens paid Axel 19,000 for the Yoko',
      'Clemens ha pagato 19.000 ad Axel per il dipinto di Yoko',
    ]);
    expect(toldLast({}, offer(0, 'yoko'), sale(0, 19))[0]).toBe('Axel paid the bank 19,000 for the Yoko');
    expect(toldLast({}, offer(0, 'yoko'), sale(0, 0))[0]).toBe('Nobody bid: Axel gets the Yoko for free');
  });

  test('a split double is paid in two parts', () => {
    const split = {
      edition: 'modern-art-cmon-en',
      options: { tracking: 'ledger', splitDouble: true },
    };
    const double = offer(0, 'manuel-carvalho', 'double');
    const second = { type: 'pair', seat: 1, artist: 'manuel-carvalho', auction: 'hidden' };
    expect(toldLast(split, double, second)[0]).toBe('Beatrix added a second Manuel Carvalho, hidden');
    expect(toldLast(split, double, second, sale(2, 19))[0]).toBe(
      'Clemens paid Beatrix 10\u00a0k€ and Axel 9\u00a0k€ for two Manuel Carvalho',
    );
    expect(toldLast(split, double, nobodyAdds)[0]).toBe(
      'Nobody added a card: Axel keeps the Manuel Carvalho for free',
    );
  });

  test('no price if only owners are tracked', () => {
    const owners = { options: { tracking: 'owners' } };
    expect(toldLast(owners, offer(0, 'yoko'), { type: 'sale', buyer: 2 })[0]).toBe(
      'Clemens bought the Yoko from Axel',
    );
    expect(toldLast(owners, offer(0, 'yoko'), { type: 'sale', buyer: 0 })[0]).toBe('Axel kept the Yoko');
  });

  test('the fifth card ends the round, and the payout says who gets what', () => {
    const counts = { options: { tracking: 'counts' } };
    const five = Array.from({ length: 5 }, () => ({ type: 'offer', artist: 'lite-metal' }));
    expect(toldLast(counts, ...five)).toEqual([
      'A Lite Metal was put up. 5th Lite Metal: the round is over',
      'È andato all’asta un dipinto di Lite Metal. 5ª carta di Lite Metal: il round è finito',
    ]);
    const holdings = [{}, { 'lite-metal': 2 }, {}, { 'lite-metal': 1 }];
    expect(toldLast(counts, ...five, { type: 'settle', holdings, next: 3 })).toEqual([
      'Round 1 paid out: Beatrix 60,000 and Doris 30,000. Doris starts round 2',
      'La banca ha pagato il round 1: Beatrix 60.000 e Doris 30.000. Doris inizia il round 2',
    ]);
    expect(toldLast(counts, { type: 'end-round' })[0]).toBe('Everybody is out of cards: the round is over');
  });

  // Modern Art 1994, In die Faust: the round in the rulebook's example.
  test('noted fists are listed, with who wins a tie', () => {
    const fists = (...bids: number[]) => [
      offer(0, 'lite-metal', 'hidden'),
      { type: 'sale', buyer: bids.indexOf(Math.max(...bids)), price: Math.max(...bids), bids },
    ];
    expect(toldLast({}, ...fists(11, 12, 12, 0))).toEqual([
      'Beatrix paid Axel 12,000 for the Lite Metal. Bids: Axel 11,000, Beatrix 12,000, and Clemens 12,000. Beatrix and Clemens bid 12,000 each. Clockwise from Axel, Beatrix comes first',
      'Beatrix ha pagato 12.000 ad Axel per il dipinto di Lite Metal. Offerte: Axel 11.000, Beatrix 12.000 e Clemens 12.000. Beatrix e Clemens offrono 12.000 a testa. Partendo da Axel, in senso orario, viene prima Beatrix',
    ]);
    expect(toldLast({}, ...fists(0, 5, 3, 0))[0]).toBe(
      'Beatrix paid Axel 5,000 for the Lite Metal. Bids: Beatrix 5,000 and Clemens 3,000',
    );
    expect(toldLast({}, ...fists(0, 0, 0, 0))[0]).toBe('Nobody bid: Axel gets the Lite Metal for free');
  });

  test('the payout says which artists tied, and who starts and why', () => {
    const counts = { yoko: 2, krypto: 2, 'christin-p': 2, 'karl-gitter': 4 };
    const before = [
      { type: 'adjust', reason: 'as it lies', counts },
      { type: 'offer', seat: 0, artist: 'karl-gitter' },
    ];
    expect(toldLast({}, ...before, { type: 'settle' })).toEqual([
      'Round 1 paid out: nobody gets anything. Yoko ties with Christin P and Krypto and is further left. Christin P ties with Krypto and is further left. Beatrix starts round 2, to the left of Axel, who played the last card',
      'Nel round 1 la banca non ha pagato nessuno. Yoko è pari con Christin P e Krypto, ma sta più a sinistra. Christin P è pari con Krypto, ma sta più a sinistra. Beatrix inizia il round 2, alla sinistra di Axel, che ha giocato l’ultima carta',
    ]);
    expect(toldLast({}, ...before, { type: 'settle', next: 3 })[0]).toMatch(
      /\. Doris starts round 2, as your table decides$/,
    );
  });

  test('an adjustment says why, and what it changed', () => {
    const adjust = {
      type: 'adjust',
      reason: 'a coin was under the box',
      cash: { 0: 3 },
      hands: { 1: -1 },
      counts: { yoko: 1 },
      owned: { 2: { yoko: 1 } },
      turn: 3,
    };
    expect(toldLast({}, adjust)).toEqual([
      'Adjusted (a coin was under the box). Axel 3,000 more, Beatrix 1 card fewer in hand, 1 card more of Yoko on the table, Clemens 1 Yoko more, and Doris is next',
      'Corretto a mano (a coin was under the box). Axel 3.000 in più, Beatrix 1 carta in meno in mano, 1 carta in più di Yoko sul tavolo, Clemens 1 Yoko in più e Doris di turno',
    ]);
  });
});

describe('in the gallery family', () => {
  const two = {
    edition: 'masters-gallery',
    players: ['Ada', 'Bruno'].map((name, at) => ({ id: `p${at}`, name })),
    options: { tracking: 'full' },
  };
  const influence = { type: 'influence', artist: 'monet' };
  const MORE = ['b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase(), cards: 20 }));
  const play = (artist: string, effect: string) => ({ type: 'play', seat: 0, artist, effect });

  test('who displayed what, and its effect', () => {
    expect(toldLast(two, influence)[0]).toBe('The extra card is a Monet');
    const ana = [{ id: 'ana', name: 'Ána', cards: 20 }, ...MORE];
    const box = { format: 'vernissage/box', version: 1, id: 'b', basedOn: 'masters-gallery', title: 'Ours' };
    const own = { ...two, edition: 'box', box: { ...box, artists: ana } };
    expect(toldLast(own, { ...influence, artist: 'ana' })[0]).toBe('The extra card is an Ána');
    expect(toldLast(two, influence, play('degas', 'second-up'))).toEqual([
      'Ada displayed a Degas, with a second card face up',
      'Ada ha esposto una carta di Degas, con una seconda carta scoperta',
    ]);
    expect(toldLast(two, influence, play('degas', 'second-up'), { type: 'second', artist: 'degas' })[0]).toBe(
      'Ada displayed a second Degas',
    );
    expect(toldLast(two, influence, play('degas', 'second-up'), { type: 'decline' })[0]).toBe(
      'Ada skipped the symbol (a second card face up)',
    );
    expect(
      toldLast(two, influence, play('degas', 'everyone'), {
        type: 'everyone',
        artists: ['monet', 'renoir'],
      })[0],
    ).toBe('Everybody played a card: Ada (Monet) and Bruno (Renoir)');
  });
});

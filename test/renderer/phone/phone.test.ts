import { flushSync } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Code } from '../../../src/phone/code.ts';
import { memoryIn } from '../../../src/phone/memory.ts';
import Phone from '../../../src/phone/Phone.svelte';
import { followVisit } from '../../../src/phone/visit.svelte.ts';
import { firstLanguage, spokenIn } from '../../../src/phone/words.ts';
import type { Told } from '../../../src/shared/phones/index.ts';
import type { BoardView, SeatView } from '../../../src/shared/phones/views.ts';
import { phone } from '../../../src/shared/text/en/phone.ts';
import { BOARD, SEATS } from '../../app/phones/views.ts';
import { fakeNetwork } from '../../phone/fake-network.ts';
import { push, write } from '../pressing.ts';

/** The page, with a code or without, and what is told and pressed on it. */
async function open(code: Code | null = { kind: 'join', token: 'table' }) {
  const { lang } = document.documentElement;
  onTestFinished(() => void (document.documentElement.lang = lang));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  const [network, memory] = [fakeNetwork(), memoryIn(null)];
  for (const [id, day] of Object.entries({ a: '2026-01-31', b: '2026-02-01' }))
    memory.keepEvening({ id, day, game: 'Modern Art', name: 'Doris', evening: SEATS.over.evening });
  const { surroundings } = network;
  const today = () => '2026-11-24';
  const keepCode = () => undefined;
  const visit = followVisit({ code, keepCode, memory, language: 'en', today, surroundings });
  const screen = await render(Phone, { visit, memory, spoken: await spokenIn('en') });
  if (code !== null) network.latest().open();
  const all = (selector: string) => [...screen.container.querySelectorAll<HTMLElement>(selector)];
  const written = ({ textContent }: Element) =>
    textContent.replaceAll(/[\u2066-\u2069]|^\s+|\s+$/g, '').replaceAll(/\s+/g, ' ');
  const tell = (told: Told) => flushSync(() => network.tell(told));
  const find = (label: string) => all('button:not(.unseen)').find((one) => written(one) === label);
  /** What a press sends, which the door allows; else what it makes of the field. */
  const press = (label: string, how = (button?: HTMLElement) => button?.click()) => {
    const { length } = network.said();
    flushSync(() => how(find(label)));
    const said = network.said()[length];
    const field = screen.container.querySelector<HTMLInputElement>('[type=text]');
    if (said?.say !== 'do') return `${label} = ${field?.value}`;
    const { say: _say, lot, ...step } = said;
    tell({ tell: 'answer', lot, ok: true });
    return `${label}: ${Object.values(step).join(' ')}`;
  };
  return {
    ...{ screen, network, memory, tell, press },
    texts: (selector: string) => all(selector).map(written),
    see: (view: SeatView | BoardView) => tell({ tell: 'view', view }),
  };
}

const OFFERED = 'form button:not(.unseen, [aria-disabled=true], [aria-label])';

test('every state offers what may be done, and each button does what it says', async () => {
  const { see, press, texts } = await open();
  const done: Record<string, unknown> = {};
  for (const [name, view] of Object.entries(SEATS).filter(([state]) => state !== 'long')) {
    // Another lot starts over.
    const again = (seller: string) => see({ ...view, lot: view.lot && { ...view.lot, seller } });
    again('');
    const labels = texts(OFFERED);
    if (labels.length > 0) done[name] = labels.map((label) => (again(label), press(label)));
  }
  const changes = ['+1 = 26', '+5 = 30', '+10 = 35'];
  const bid = 'Bid 25,000: bid 25';
  const symbols = ['open auction: add open', 'once around: add once', 'hidden auction: add hidden'];
  expect(done).toEqual({
    sealing: ['+1 = 1', '+5 = 5', '+10 = 10', 'No bid: seal 0'],
    sealed: ['Take it back: unseal'],
    open: [...changes, bid],
    once: [...changes, 'Pass: pass', bid],
    taking: ['Leave it: decline', 'Take it for 12,000: take'],
    pricing: ['+1 = 2', '+5 = 6', '+10 = 11', 'Set the price at 1,000: price 1'],
    adding: [...symbols, 'fixed price: add fixed', 'No card: pass'],
    selling: [...changes, bid, 'Enter the sale = '],
  });
});

test('a sealed bid is read as long as its cover is held, also if it is none', async () => {
  const { see, press, texts } = await open();
  const hold = (button?: HTMLElement) => {
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  };
  for (const [sealed, read] of [
    [0, phone.cover.nothing],
    [12, '12,000'],
  ] as const) {
    see({ ...SEATS.sealed, sealed });
    press(phone.cover.bid, hold);
    expect(texts('.secret')).toEqual([read]);
    flushSync(() => window.dispatchEvent(new Event('blur')));
    expect(texts('.secret')).toEqual([]);
  }
});

test('an amount is typed for one question of one lot, and a finger counts for the lot it was meant for', async () => {
  const { see, tell, press, texts, screen } = await open();
  const type = (amount: string) => {
    const field = screen.container.querySelector<HTMLInputElement>('[type=text]') ?? expect.unreachable();
    field.value = amount;
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const look = (...all: readonly (SeatView | string)[]) => {
    const seen: string[] = [];
    for (const one of all) {
      if (typeof one === 'string') type(one);
      else see(one);
      seen.push(`${texts('#wrong')} ${texts(OFFERED).at(-1)}`.trim());
    }
    return seen.join(' | ');
  };
  expect(look(SEATS.sealing, '82', '0', '19')).toBe('No bid | At most 81,000. No bid | No bid | Bid 19,000');
  const krypto = { ...SEATS.open.lot, name: 'Krypto' };
  const higher = { ...SEATS.open, now: 'later', can: [{ kind: 'bid', least: 31, most: 81 }] } as const;
  expect(look(SEATS.open, '24', '30', higher, { ...SEATS.open, lot: krypto })).toBe(
    'Bid 25,000 | At least 25,000. +10 | Bid 30,000 | At least 31,000. +10 | Bid 25,000',
  );
  // A bid is made once: the next begins with the least again.
  expect(look(SEATS.open, '30')).toContain('| Bid 30,000');
  expect(press('Bid 30,000')).toBe('Bid 30,000: bid 30');
  expect(look(higher)).toBe('Bid 31,000');
  // Nobody outbids themself by one press too many.
  expect(look({ ...SEATS.open, lot: { ...krypto, cards: 2 }, seat: 0 })).toBe('+10');
  expect(press('+10')).toBe('+10 = 34');
  expect(look(SEATS.selling)).toBe('Enter the sale');
  press('Enter the sale');
  press('Beatrix');
  expect(look('61', '60', '0')).toBe('Worth 60,000 at most Back to my bid | Back to my bid | Back to my bid');
  expect(press('Sold to Beatrix for 0')).toBe('Sold to Beatrix for 0: sale 0 1');
  expect(look({ ...SEATS.selling, lot: krypto })).toBe('Enter the sale');
  press('Enter the sale');
  // Nobody has bought this one yet, whatever it costs.
  look('7');
  expect(texts('form [aria-pressed=true], .own button')).toEqual([phone.acts.notYet]);
  const finger = (label: string, next: SeatView) => {
    see(SEATS.once);
    return press(label, (button) => {
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      see(next);
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    });
  };
  const later = { ...SEATS.once, now: 'later', can: [...higher.can, { kind: 'pass' }] } as const;
  expect(finger('Bid 25,000', later)).toBe('Bid 25,000: bid 25');
  expect(finger('Pass', later)).toBe('Pass = 31');
  expect(finger('Bid 25,000', { ...later, lot: krypto })).toBe('Bid 25,000 = 31');
  // Somebody was faster, and the door says so.
  see(SEATS.open);
  const { now: lot } = SEATS.open;
  void screen.container.querySelector('form')?.requestSubmit();
  tell({ tell: 'answer', lot, ok: false, why: 'not-higher', said: 'Bid more than 26,000.' });
  expect(texts('[role=alert]')).toEqual(['Bid more than 26,000.']);
});

test('a seat and the board say what is to be known, and no more', async () => {
  const { see, texts } = await open();
  const said = (selector: string) => texts(selector).join(' | ');
  see(SEATS.open);
  expect(said('.lot p, .more li, .purse')).toBe(
    [
      'Yoko, open | Lite Metal × 1 would pay 30,000 | Yoko × 2 would pay 40,000',
      'Lite Metal: 4 of 5 would pay 30,000 | Yoko: 2 of 5 would pay 20,000 | Christin P: 2 of 5 would pay 10,000',
      'Karl Gitter: 0 of 5 would pay 0 | Krypto: 1 of 5 would pay 0',
      '3 paintings, worth 70,000 if the round ended now My money',
    ].join(' | '),
  );
  // Points are open, even none; without works there is nothing to count.
  see({ ...SEATS.gallery, mine: { has: '0', works: [], worth: '' } });
  expect(texts('.lot p, .more p, .purse')).toEqual([SEATS.gallery.lately, 'Nothing yet', '0']);
  // An empty wall isn't drawn once the game is over.
  see({ ...SEATS.over, wall: SEATS.over.wall.map((bay) => ({ ...bay, count: 0 })) });
  expect(said('article, section li')).toBe(
    [
      'Axel 1. 312,000 | Beatrix 2. 292,000 | Clemens 3. 272,000 | Doris 4. 252,000',
      'Yoko × 2 Round 1 cost 24,000 paid 40,000 | Krypto Round 3 cost 31,000 paid 0',
    ].join(' | '),
  );
  see({ ...BOARD, status: 'settling', lot: SEATS.adding.lot });
  expect(said('section p, article, .people > *')).toBe(
    [
      'Lite Metal LM 4 of 5 One more ends the round If it ended now 30,000 | Yoko Yo 2 of 5 If it ended now 20,000 |',
      'Christin P CP 2 of 5 If it ended now 10,000 | Karl Gitter KG 0 of 5 If it ended now 0 |',
      'Krypto Kr 1 of 5 If it ended now 0 | Yoko × 2 | 24,000 Axel |',
      'Axel 2× Yoko 6 in hand has bidBeatrix 6 in hand has bidClemens auctioneer 6 in hand Doris 6 in hand |',
      'Round 1Round 2Axel30,000Beatrix0Clemens50,000Doris20,000',
    ].join(' '),
  );
  see({ ...BOARD, lot: null, standing: null });
  expect(texts('section p, table')).toEqual([BOARD.lately]);
});

test('the door says where a phone stands, what it can do, and which evenings it keeps', async () => {
  const seen: string[] = [];
  const look = ({ texts }: Pick<Awaited<ReturnType<typeof open>>, 'texts'>) =>
    seen.push([...texts('.told > *, summary, h2'), '|', ...texts('button:not([lang])')].join(' '));
  look(await open(null));
  const door = await open();
  look(door);
  const seats = ['Axel', 'Beatrix', 'Clemens'].map((name, seat) => ({ seat, name, phones: seat }));
  const refusals = ['not-you', 'old-code', 'full', 'slow-down', 'over', 'forgotten'] as const;
  const asking: readonly Told[] = [
    { tell: 'seats', seats },
    { tell: 'asking', seat: 1, number: '07' },
  ];
  for (const told of [...asking, ...refusals.map((why) => ({ tell: 'refused', why }) as const)]) {
    door.tell(told);
    look(door);
  }
  const watching = await open({ kind: 'watch', token: 'board' });
  watching.tell({ tell: 'refused', why: 'forgotten' });
  look(watching);
  const both = 'Earlier evenings 1 Feb 2026 Doris, Modern Art 31 Jan 2026 Doris, Modern Art';
  const which = 'Which seat is yours? | Axel Beatrix has a phone Clemens has 2 phones';
  const refused = (why: keyof typeof phone.refused) => Object.values(phone.refused[why]).join(' ');
  expect(seen).toEqual([
    `${Object.values(phone.noCode).join(' ')} ${both} | Join`,
    'Connecting… |',
    which,
    `Are you Beatrix? 07 ${phone.asking.text} | ${phone.asking.other}`,
    `The laptop said no. ${which}`,
    `${refused('old-code')} ${both} | Join`,
    `${refused('full')} ${both} | Try again`,
    `${refused('slow-down')} ${both} | Try again`,
    `${refused('over')} My evening Earlier evenings 31 Jan 2026 Doris, Modern Art | Try again`,
    'Connecting… |',
    `${refused('forgotten')} ${both} | Join`,
  ]);
});

test('a code is typed in any case, and asked for only when it is whole', async () => {
  const { screen, network } = await open(null);
  const field = screen.getByLabelText(phone.code.label);
  await write(field, 'BCDF ghj');
  await push(screen.getByRole('button', { name: phone.code.join }));
  await expect.element(screen.getByRole('alert').filter({ hasText: phone.code.wrong })).toBeVisible();
  expect(network.sockets).toEqual([]);
  await write(field, 'BCDF ghjk');
  expect(screen.getByText(phone.code.wrong).elements()).toEqual([]);
  await push(screen.getByRole('button', { name: phone.code.join }));
  network.open();
  expect(network.said()).toEqual([{ say: 'type', code: 'bcdfghjk', language: 'en' }]);
});

test('a lost connection is said after a moment, each time, and not where none is needed', async () => {
  vi.useFakeTimers();
  const { network, tell, texts } = await open();
  const seen: unknown[] = [];
  const pass = (milliseconds: number) => {
    flushSync(() => vi.advanceTimersByTime(milliseconds));
    seen.push(texts('[role=status]').at(-1));
  };
  for (let time = 0; time < 2; time += 1) {
    network.latest().open();
    tell({ tell: 'view', view: BOARD });
    pass(5_000);
    flushSync(() => network.latest().hangUp(1006));
    pass(999);
    pass(1);
    network.pass(10_000);
  }
  tell({ tell: 'refused', why: 'over' });
  pass(5_000);
  const said = `${phone.offline}. ${phone.offlineExplained}`;
  expect(seen).toEqual(['', '', said, '', '', said, '']);
});

test('a phone speaks its own language until another is chosen on it, and the laptop hears which', async () => {
  const { press, see, network, memory, texts } = await open();
  const languages = vi.spyOn(navigator, 'languages', 'get');
  languages.mockReturnValue(['fr-CA', 'it-CH', 'en-GB@posix', 'en-GB']);
  expect([null, 'en', 'xx'].map(firstLanguage)).toEqual(['it', 'en', 'it']);
  expect((await spokenIn('en')).locale).toBe('en-GB');
  languages.mockReturnValue([]);
  expect([firstLanguage(null), (await spokenIn('it')).locale]).toEqual(['en', 'it']);
  see(SEATS.waiting);
  press('Italiano');
  await expect.poll(() => texts('summary').at(-1)).toBe('Questo telefono');
  expect([memory.choice('language'), document.documentElement.lang]).toEqual(['it', 'it']);
  expect(network.said().at(-1)).toEqual({ say: 'language', language: 'it' });
});

test('keeps still for less motion, but vibrates once when its player is asked if that was last chosen on it', async () => {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  const { see, memory, screen } = await open();
  const seen = [false, true, true, false].map((isPressed) => {
    const box = () => screen.container.querySelector<HTMLInputElement>('[type=checkbox]');
    see(SEATS.waiting);
    if (isPressed) flushSync(() => box()?.click());
    // It is put together again, as after a reload.
    [BOARD, SEATS.waiting, SEATS.once, SEATS.once].forEach(see);
    return [memory.choice('vibrates'), box()?.checked, vibrate.mock.calls.length];
  });
  expect(seen).toEqual([
    [null, false, 0],
    ['yes', true, 1],
    ['no', false, 1],
    ['no', false, 1],
  ]);
});

import { describe, expect, test, vi } from 'vitest';
import { readBox, type Box, type EditionId } from '../../../../src/shared/record/index.ts';
import BoxForm from '../../../../src/renderer/features/boxes/BoxForm.svelte';
import {
  documentOf,
  draftOf,
  fieldAt,
  newDraft,
  roundsOf,
  withArtist,
  withBase,
  withInk,
  withOrder,
  withValue,
  type Draft,
} from '../../../../src/renderer/features/boxes/draft.ts';
import { boxInFile, boxInText, codeTextOf } from '../../../../src/renderer/features/boxes/shared-text.ts';
import { boxOf as readBoxOf } from '../../../fixtures/replayed.ts';
import { render } from '../../mounted.ts';
import { push, write } from '../../pressing.ts';
import { pictureOfCode } from '../../picture-of-code.ts';
import { language } from '../../spoken.ts';
import { workingHost } from '../../working-host.ts';

const words = language.words.boxes.form;

const boxOf = (document: object): Box => readBoxOf({ id: 'b3c1', ...document });

function titled(draft: Draft, title = 'Modern Art (Matagot)'): Draft {
  return withValue(draft, 'title', title);
}

describe('a draft', () => {
  test.each(['modern-art-1994', 'modern-art-cmon-en', 'masters-gallery', 'modern-art-card-game'] as const)(
    'starts as %s, without house rules',
    (base) => {
      expect(boxOf(documentOf(titled(newDraft(base))))).toMatchObject({ basedOn: base, houseRules: false });
    },
  );

  test('of a box gives the same box, with what the form does not show', () => {
    const box = boxOf({
      ...documentOf(titled(newDraft('modern-art-1994'))),
      bgg: null,
      mystery: null,
      painter: 'unknown',
      limit: 7,
    });
    expect(boxOf(documentOf(draftOf(box)))).toEqual(box);
  });

  test('gives new artists ids, swaps colours, and keeps the order of the board', () => {
    let draft = titled(newDraft('modern-art-1994'));
    draft = withArtist(draft, 0, { name: 'Łucja Żółć!' });
    draft = withArtist(draft, 1, { name: 'Lucja Zolc' });
    draft = withArtist(draft, 2, { name: '山田' });
    draft = withInk(draft, 0, 'violet');
    draft = withOrder(draft, 0, 1);
    expect(boxOf(documentOf(draft))['artists']).toMatchObject([
      { id: expect.stringMatching(/^[a-z-]+$/) as string, name: 'Lucja Zolc', ink: 'blue' },
      { name: 'Łucja Żółć!', ink: 'violet' },
      { id: 'artist', name: '山田', ink: 'red' },
      { name: 'Karl Gitter', ink: 'green' },
      { name: 'Krypto', ink: 'yellow' },
    ]);
  });

  test('shows as many rounds as it has, and stays as it was while the number is wrong', () => {
    const rounds = ['1', '6', '0', '7', '2.5', 'x'].map((typed) =>
      roundsOf(withValue(newDraft('modern-art-1994'), 'rounds', typed)),
    );
    expect(rounds).toEqual([1, 6, 4, 4, 4, 4]);
  });

  test.each([
    ['modern-art-1994', 'masters-gallery'],
    ['modern-art-1994', 'modern-art-cmon-en'],
    ['modern-art-card-game', 'modern-art-cmon-it'],
  ] as const)('made from %s keeps what was entered and fits on %s, with its numbers', (first, then) => {
    const typed = (base: EditionId) => withValue(titled(newDraft(base)), 'rounds', '3');
    expect(withBase(typed(first), then)).toEqual(typed(then));
    const named = withArtist(typed(first), 1, { name: 'Ours' });
    expect(withBase(named, then)).toEqual({ ...typed(then), artists: named.artists });
  });
});

async function opened(from: Draft) {
  const save = vi.fn(({ document }: { document: object }) => Promise.resolve(boxOf(document)));
  const { link } = workingHost(({ client }) => ({ ...client, boxes: { ...client.boxes, save } }));
  const saved = vi.fn();
  const screen = await render(BoxForm, { from, onsaved: saved, oncancel: () => undefined }, { link });
  return { screen, save, saved };
}

describe('the form', () => {
  test('shows a mistake at its field, and saves once it is right', async () => {
    const { screen, save, saved } = await opened(newDraft('modern-art-1994'));
    await push(screen.getByRole('button', { name: words.save }));
    const name = screen.getByLabelText(words.name);
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('This can’t be empty.');
    await write(name, 'Ours');
    await write(screen.getByLabelText(words.cardsOf('Yoko')), '0');
    await push(screen.getByRole('button', { name: words.save }));
    await expect.element(screen.getByLabelText(words.cardsOf('Yoko'))).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await write(screen.getByLabelText(words.cardsOf('Yoko')), '14');
    await push(screen.getByRole('button', { name: words.save }));
    await expect.poll(() => saved).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0].document).toMatchObject({ title: 'Ours', basedOn: 'modern-art-1994' });
  });

  test('opens the details where the mistake is, and marks a house rule', async () => {
    const { screen } = await opened(withValue(titled(newDraft('modern-art-1994')), 'tiles[2]', '25'));
    await expect.element(screen.getByText(words.isPlain)).not.toBeInTheDocument();
    await push(screen.getByRole('button', { name: words.save }));
    const third = screen.getByLabelText(words.place(3), { exact: true });
    await expect.element(third).toHaveFocus();
    await write(third, '5');
    await expect.element(screen.getByText(words.hasHouseRules)).toBeVisible();
    await expect.element(third).toHaveAccessibleDescription(`${words.houseRule} ${words.inBase('10')}`);
  });
});

test.each(['modern-art-1994', 'masters-gallery'] as const)(
  'whatever is wrong with a box like %s, the form has a field to say so at',
  async (base) => {
    const from = titled(newDraft(base));
    const { screen } = await opened(from);
    const fields = [...screen.container.querySelectorAll('[data-field]')].flatMap(
      (field) => field.getAttribute('data-field') ?? [],
    );
    const typed = ['', 'x', '-1', '0', '1', '30', '99999999', '5 3', '1 1'];
    const drafts = [
      ...fields.flatMap((place) => typed.map((text) => withValue(from, place, text))),
      ...typed.flatMap((text) => [
        withArtist(from, 4, { cards: text }),
        withArtist(from, 4, { name: text.trim() === '' ? text : (from.artists[0]?.name ?? '') }),
      ]),
      { ...from, artists: from.artists.map((artist) => ({ ...artist, cards: '1' })) },
    ];
    const places = drafts.flatMap((draft) => {
      const read = readBox({ id: 'new', ...documentOf(draft) });
      return read.ok ? [] : [fieldAt(read.error.place)];
    });
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter((place) => !fields.includes(place))).toEqual([]);
  },
);

describe('a shared box', () => {
  const box = boxOf({
    ...documentOf(titled(newDraft('modern-art-cmon-en'), 'Scatola «nostra» 山田')),
    limit: 6,
  });

  test('comes back from its text, its file and a picture of its code, and is not found where there is none', async () => {
    const text = codeTextOf(box) ?? '';
    const found = { ok: true, value: box };
    expect(boxInText(text)).toEqual(found);
    expect(await boxInFile(new Blob([JSON.stringify(box)], { type: 'application/json' }))).toEqual(found);
    expect(await boxInFile(await pictureOfCode(text))).toEqual(found);
    expect(boxInText('https://example.org')).toBeNull();
    expect(await boxInFile(new Blob(['no picture'], { type: 'image/png' }))).toBeNull();
    const blank = new OffscreenCanvas(40, 40).convertToBlob();
    expect(await boxInFile(await blank.catch(() => new Blob()))).toBeNull();
  });

  test('with a mistake is refused with the name of the field', () => {
    for (const [place, wrong] of [
      ['limit', { limit: 12 }],
      ['money.tokens[1]', { money: { tokens: [5, 1] } }],
      ['basedOn', { basedOn: 'box' }],
    ] as const) {
      expect(boxInText(JSON.stringify({ ...box, ...wrong }))).toMatchObject({ ok: false, error: { place } });
    }
  });

  test('with names too long for a code is shared as a file', () => {
    const long = withArtist(draftOf(box), 0, { name: 'N'.repeat(2000) });
    expect(codeTextOf(boxOf(documentOf(long)))).toBeNull();
  });
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORDS } from '../src/shared/text/all-words.ts';
import { LANGUAGES, type Language } from '../src/shared/text/languages.ts';
import { promptingOf } from '../src/shared/text/prompting.ts';
import { games, momentsOf, type Moment } from '../test/shared/text/moments.ts';

// What a machine can check of docs/voice.md: words nobody would say, the length of buttons, prompts
// and commit subjects.

export interface Ban {
  readonly word: RegExp;
  readonly instead: string;
}

type Bans = readonly Ban[];

/** Words that read like a translation, with what people say. Each is looked for as whole words, in any case. */
const BANNED: Readonly<Partial<Record<Language, Bans>> & { en: Bans }> = {
  en: [
    ban('shall', '“should”, or a plain question'),
    ban('whoever|whomever|whosoever', 'name the people: “the player who …”, “somebody who …”'),
    ban('whom (?:does|do|did|to|it)', '“who”'),
    ban('anew|afresh', '“again”, or “start over”'),
    ban('hereby|herein|thereof|therein|whereof|wherein|whereby', '“of it”, “in it”, “so”'),
    ban('equally many', '“the same number of”'),
    ban('for nothing', '“for free”'),
    ban('bears|beareth|bearing', '“has”'),
    ban('lies|lying|lain', '“is”'),
    ban('(?:count|counts|counted) nowhere', '“don’t count”'),
    ban('mend|mends|mended|mending', '“repair” a file, “correct” an entry'),
    ban('taken? out|taking out|tak(?:e|en|ing) in|bring in|brought in|bringing in', '“export”, “import”'),
    ban('set(?:s|ting)? right', '“adjust” a number, “correct” an entry'),
    ban('all the same', '“anyway”'),
    ban('so be it', '“OK”'),
    ban('what of', '“what happens to”'),
    ban('what holds', '“how it works”'),
    ban('does one|one may|one has to|one’s', '“you”'),
    ban('in vain', '“without success”'),
    ban('as good as it gets', '“best effort”'),
    ban('call(?:s|ed|ing)? (?:it|that|this) off', '“cancel”'),
    ban('otherwise than', '“different from”'),
    ban('made anew|worked out anew', '“recreated”, “recalculated”'),
    ban('cannot be helped', 'say what to do'),
    ban('try once more', '“try again”'),
  ],
  de: [
    ban('erneut|abermals|einmal mehr', '„noch einmal“, „wieder“'),
    ban('fehlgeschlagen|schl(?:ägt|ug) fehl', '„hat nicht geklappt“, „ließ sich nicht …“'),
    ban('(?:der|die|das)jenigen?|(?:wer|was|welche[rs]?) auch immer', '„wer …“, „was …“'),
    ban('nicht länger', '„nicht mehr“'),
    ban('für nichts', '„umsonst“'),
    ban('stell(?:e|en sie|t)? sicher|sicherstellen', '„sieh nach, ob …“, „prüfe, ob …“'),
    ban('(?:wirf|werft|werfen) einen blick', '„sieh … an“, „schau … an“'),
    ban(
      'durch(?:zu)?führen|durchgeführt|vorgenommen',
      '„machen“, or the verb itself: „importieren“, „prüfen“',
    ),
    ban('mittels|bezüglich|hinsichtlich|aufgrund|seitens', '„mit“, „zu“, „wegen“, „von“'),
    ban('herausnehmen|herausgenommen|hineinbringen|hineingebracht', '„exportieren“, „importieren“'),
    ban('[\\p{L}]+[:*_]innen', '„Spieler“, „alle“, „wer …“'),
  ],
  it: [
    ban('colui|colei|coloro', '“chi”'),
    ban('nonché|altresì|onde|ove|ivi', '“e”, “anche”, “per”, “dove”'),
    ban('^non è riuscito', '“operazione non riuscita”'),
    ban('mettere fuori|portare dentro', '“esporta”, “importa”'),
    ban('eseguire|effettuare', '“fare”'),
    ban('l’orologio va avanti', '“si passa oltre ogni … secondi”'),
  ],
};

/** Second words for a thing that has one already. */
const TERMS: Readonly<Record<Language, Bans>> = {
  en: [
    ban('(?<!-)editions?', '“box”, for whatever you can choose to play with'),
    ban('place\\s+on average', '“average place …”'),
  ],
  de: [
    ban('(?<!-)(?:ausgabe|edition)(?:en)?', '„Schachtel“, für alles, womit man spielen kann'),
    ban('historie|spielverlauf|partieverlauf', '„Chronik“ der Partien, „Verlauf“ einer Partie'),
    ban(
      'leinwand|großbildschirm|große[nrs]? anzeige',
      '„großer Bildschirm“; der Spielplan ist in der Schachtel',
    ),
    ban('spielbrett(?:er|ern|s)?', '„Spielplan“'),
    ban('(?:mobil)?telefon(?:e|en|s)?|smartphones?', '„Handy“'),
    ban('versteigerer', '„Auktionator“'),
    ban('spielabend(?:e|en|s)?', '„Abend“'),
    ban('geldschirm(?:e|en|s)?|sichtblenden?', '„Sichtschirm“'),
    ban('rechner(?:n|s)?|pcs?', '„Computer“, „Laptop“'),
  ],
  it: [
    ban('(?<!-)edizion[ei]', '“scatola”, per tutto quello con cui si può giocare'),
    ban('cronologi[ae]', '“storico” delle partite, “diario” di una partita'),
    ban('quadr[oi]', '“dipinto”'),
    ban('tabellon[ei] per tutti|tabelloni', '“schermo grande”; il tabellone è quello della scatola'),
    ban('dipint[oi] della (?:tua|vostra|sua|propria) mano', '“dalla … mano”'),
    ban('°', '“º”'),
  ],
};

/** The longest text of a button, without names. */
const BUTTON_MOST = 44;

/** The longest prompt that fits on one line of a window 1280 pixels wide. */
const PROMPT_MOST = 150;

const TEN_LETTERS = ['Alessandra', 'Bernadette', 'Clementina', 'Desdemonia', 'Evangelina'];

/** The longest subject of a commit. */
const SUBJECT_MOST = 72;

/** The map of the project and its most words: how a thing works has its own document. */
const MAP = 'docs/architecture.md';
const MAP_MOST = 900;

/** Subjects are checked from the commit after this one. */
const SUBJECTS_SINCE = 'bd1a6f5dcc49cf598f20f6bda06bba9e15561379';

const root = join(import.meta.dirname, '..');

/** What people type when they search: their words, not ours. */
const TYPED_BY_PEOPLE = ['everyday.ts'];

/** Where comments and documents are. */
const PROSE_IN = ['src', 'test', 'scripts', 'bench', 'docs'];
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'];

/** They quote what not to write. */
const QUOTING = ['docs/voice.md', 'scripts/words.ts', 'test/scripts/words.test.ts'];

function ban(words: string, instead: string): Ban {
  // `\b` knows no accents.
  return { word: new RegExp(`(?<![\\p{L}’])(?:${words})(?![\\p{L}])`, 'iu'), instead };
}

/** The banned words in the strings of a source file, line by line. */
export function bannedIn(source: string, language: Language): string[] {
  return source.split('\n').flatMap((line, at) =>
    [...(BANNED[language] ?? []), ...TERMS[language]].flatMap(({ word, instead }) => {
      const found = stringsOf(line).map((text) => word.exec(text)?.[0]);
      return found.flatMap((said) =>
        said === undefined ? [] : [`line ${at + 1} says “${said}”: write ${instead}`],
      );
    }),
  );
}

/** The texts on a line, without the names put into them. */
function stringsOf(line: string): string[] {
  if (/^\s*(\/?\*|\/\/|import )/.test(line)) return [];
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' '),
  );
}

/** The banned words in the comments of a source file, or in a document. */
export function bannedInProse(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, at) => {
    const prose = file.endsWith('.md') ? line : (/^\s*(?:\/?\*+|\/\/|<!--)(.*)/.exec(line)?.[1] ?? '');
    return BANNED.en.flatMap(({ word, instead }) => {
      const said = word.exec(prose)?.[0];
      return said === undefined ? [] : [`line ${at + 1} says “${said}”: write ${instead}`];
    });
  });
}

/** The buttons of a component that always say the same, and where their text is. */
export function buttonsIn(component: string): string[] {
  const opening = /const words = \$derived\(language\.words((?:\.\w+)*)\)/.exec(component);
  const prefix = opening === null ? null : (opening[1] ?? '').slice(1);
  return [
    ...component.matchAll(/<Button\b(?:[^>]|=>)*>\s*\{(language\.)?words\.([\w.]+)\}\s*<\/Button/g),
  ].flatMap(([, whole, path = '']) => {
    if (whole !== undefined) return [path];
    if (prefix === null) return [];
    return [prefix === '' ? path : `${prefix}.${path}`];
  });
}

/** The buttons among these whose text is too long. */
export function longButtons(paths: readonly string[], words: unknown): string[] {
  return paths.flatMap((path) => {
    const text = path
      .split('.')
      .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), words);
    return typeof text === 'string' && text.length > BUTTON_MOST
      ? [`${path} is “${text}”, ${text.length} characters: say what happens in ${BUTTON_MOST} or fewer`]
      : [];
  });
}

/** The prompts that don't fit on one line with names of ten letters. */
export function longPrompts(moments: Iterable<Moment>, language: Language, most = PROMPT_MOST): string[] {
  const textLanguage = { words: WORDS[language], language, locale: language };
  const long = new Set<string>();
  for (const { record, table } of moments) {
    const players = record.players.map((player, seat) => ({
      ...player,
      name: TEN_LETTERS[seat] ?? player.name,
    }));
    const { line } = promptingOf(textLanguage, { ...record, players }, table, new Set());
    if (line.length > most) long.add(line);
  }
  return [...long].map(
    (line) => `the prompt “${line}” has ${line.length} characters: say it in ${most}, or in the reason`,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The subjects among these that are too long. */
export function longSubjects(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) =>
    subject.length > SUBJECT_MOST
      ? [
          `“${subject}” has ${subject.length} characters: say what changed in ${SUBJECT_MOST}, the reason in the body`,
        ]
      : [],
  );
}

function longMap(): string[] {
  const words = read(MAP).split(/\s+/).filter(Boolean).length;
  return words > MAP_MOST
    ? [`${MAP} has ${words} words: say in ${MAP_MOST} where things are, and in other documents how they work`]
    : [];
}

/** Since the named commit; none where there is no history, as in a copy of the sources. */
function recentSubjects(): string[] {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `${SUBJECTS_SINCE}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').filter((subject) => subject !== '');
  } catch {
    return [];
  }
}

function wrong(): string[] {
  const texts = LANGUAGES.flatMap((language) =>
    filesIn(`src/shared/text/${language}`, '.ts')
      .filter((file) => !TYPED_BY_PEOPLE.some((name) => file.endsWith(`/${name}`)))
      .flatMap((file) => bannedIn(read(file), language).map((what) => `${file}, ${what}`)),
  );
  const prose = [...PROSE_IN.flatMap((folder) => filesIn(folder, '')), ...DOCUMENTS]
    .filter((file) => /\.(?:ts|svelte|css|md)$/.test(file) && !QUOTING.includes(file))
    .flatMap((file) => bannedInProse(file, read(file)).map((what) => `${file}, ${what}`));
  const buttons = filesIn('src/renderer', '.svelte').flatMap((file) => buttonsIn(read(file)));
  const long = LANGUAGES.flatMap((language) =>
    longButtons([...new Set(buttons)], WORDS[language]).map((what) => `${language}: ${what}`),
  );
  const moments = games(54, 24).flatMap((record) => [...momentsOf(record)]);
  const prompts = LANGUAGES.flatMap((language) =>
    longPrompts(moments, language).map((what) => `${language}: ${what}`),
  );
  return [
    ...texts,
    ...prose,
    ...long,
    ...prompts,
    ...longMap(),
    ...longSubjects(recentSubjects()).map((what) => `a commit: ${what}`),
  ];
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

if (import.meta.main) {
  const found = wrong();
  for (const what of found) process.stdout.write(`${what}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

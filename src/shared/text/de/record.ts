import type { FileCode, RecordCode } from '../../record/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<RecordCode | FileCode, Message> = {
  missing: () => 'Das fehlt.',
  'not-an-object': () => 'Hier muss ein JSON-Objekt stehen.',
  'not-a-list': () => 'Hier muss eine Liste stehen.',
  'not-text': () => 'Hier muss ein Text stehen.',
  'empty-text': () => 'Das darf nicht leer sein.',
  'not-a-number': () => 'Hier muss eine Zahl stehen.',
  'not-true-or-false': () => 'Hier muss wahr oder falsch stehen (true oder false).',
  'unknown-format': ({ format }) =>
    format === undefined
      ? 'Das ist nicht von Vernissage.'
      : `Diese Version von Vernissage kennt das Format „${String(format)}“ nicht. ` +
        'Falls es von einer neueren Version ist, aktualisiere Vernissage, um es zu öffnen.',
  'unknown-version': () => 'Diese Version des Formats gibt es nicht.',
  'future-version': ({ version, newest }, { count }) =>
    `Diese Partie ist von einem neueren Vernissage (Version ${count(version)} des Formats, ` +
    `dieses hier liest bis ${count(newest)}). Aktualisiere Vernissage, um sie zu öffnen.`,
  'unknown-edition': ({ edition }) =>
    `Diese Version von Vernissage kennt die Schachtel „${String(edition)}“ nicht. Sie ist von einer neueren: ` +
    'Aktualisiere Vernissage, um sie zu öffnen.',
  'wrong-number-of-players': ({ players, least, most }, { count }) =>
    `Diese Schachtel ist für ${count(least)} bis ${count(most)} Spieler, nicht für ${count(players)}.`,
  'same-player-twice': ({ player }) => `„${String(player)}“ spielt hier zweimal mit.`,
  'not-a-seat': ({ players }, { count }) =>
    `Die Plätze werden ab 0 gezählt, und an diesem Tisch sind es ${count(players)}.`,
  'not-from-to': ({ least, most }, { count }) =>
    `Hier muss eine ganze Zahl von ${count(least)} bis ${count(most)} stehen.`,
  'not-one-of': ({ allowed }) => `Hier muss eins davon stehen: ${String(allowed)}.`,
  'not-so-many': ({ wanted, found }, { count }) =>
    `Davon muss es ${count(wanted)} geben, nicht ${count(found)}.`,
  twice: ({ value }) => `„${String(value)}“ gibt es zweimal. Nimm etwas anderes.`,
  'not-an-artist-id': () => 'Hier müssen 1 bis 40 Zeichen stehen: a bis z, 0 bis 9 und Bindestriche.',
  'kinds-not-the-cards': ({ kinds, cards }, { count }) =>
    `Die Arten ergeben zusammen ${count(kinds)} Karten, es sind aber ${count(cards)}.`,
  rises: () => 'Das darf nicht mehr sein als das davor.',
  'does-not-rise': () => 'Das muss mehr sein als das davor.',
  'too-few-cards': ({ needed, cards }, { count }) =>
    `Zum Austeilen braucht es ${count(needed)} Karten, es sind aber nur ${count(cards)}. Teil weniger aus oder nimm Karten dazu.`,
  'deal-for-more-rounds': ({ rounds, base }, { count }) =>
    `Gib an, wie viele Karten ausgeteilt werden: Das Vorbild dieser Schachtel hat ${count(base)} Runden, nicht ${count(rounds)}.`,
  'base-is-a-box': () => 'Hier muss eine der mitgelieferten Schachteln stehen.',
  'unusable-id': ({ most }, { count }) => `Eine ID muss 1 bis ${count(most)} sichtbare Zeichen haben.`,
  'not-a-date': () => 'Hier muss ein Tag stehen, zum Beispiel 2019-03-02.',
  'too-long': ({ most }, { count }) => `Hier passen höchstens ${count(most)} Zeichen hin.`,
  'too-many': ({ most }, { count }) => `Davon darf es höchstens ${count(most)} geben.`,
  'too-large': ({ megabytes }, { count }) => `Eine Partie darf höchstens ${count(megabytes)} MB groß sein.`,
  'no-such-file': () => 'Diese Datei gibt es nicht.',
  'not-a-file': () => 'Das ist ein Ordner. Nenn die Dateien darin.',
  'unreadable-file': ({ reason }) => `Das ließ sich nicht lesen (${String(reason)}).`,
  'file-too-long': ({ megabytes }, { count }) =>
    `Eine Datei darf höchstens ${count(megabytes)} MB groß sein.`,
  'line-too-long': ({ megabytes }, { count }) =>
    `Eine Zeile darf höchstens ${count(megabytes)} MB lang sein.`,
  'not-utf-8': () => 'Das ist kein UTF-8-Text.',
  'nested-too-deep': () => 'Für eine Partie stecken hier zu viele Klammern ineinander.',
  'not-json': ({ reason }) => `Das ist kein JSON: ${String(reason)}.`,
};

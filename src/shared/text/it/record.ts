import type { FileCode, RecordCode } from '../../record/index.ts';
import type { Message } from '../message.ts';
import { al } from './article.ts';

export const problems: Record<RecordCode | FileCode, Message> = {
  missing: () => 'Questo dato manca.',
  'not-an-object': () => 'Qui serve un oggetto JSON.',
  'not-a-list': () => 'Qui serve un elenco.',
  'not-text': () => 'Qui serve un testo.',
  'empty-text': () => 'Questo testo non può essere vuoto.',
  'not-a-number': () => 'Qui serve un numero.',
  'not-true-or-false': () => 'Qui serve vero o falso (true o false).',
  'unknown-format': ({ format }) =>
    format === undefined
      ? 'Non viene da Vernissage.'
      : `Questa versione di Vernissage non conosce il formato «${String(format)}». ` +
        'Se viene da una versione più recente, aggiorna Vernissage per aprirlo.',
  'unknown-version': () => 'Questa versione del formato non esiste.',
  'future-version': ({ version, newest }, { count }) =>
    `Questa partita viene da un Vernissage più recente (formato ${count(version)}, ` +
    `questo legge fino ${al(count(newest))}): aggiorna Vernissage per aprirla.`,
  'unknown-edition': ({ edition }) =>
    `Questa versione di Vernissage non conosce la scatola «${String(edition)}». Viene da una versione più recente: ` +
    'aggiorna Vernissage per aprirla.',
  'wrong-number-of-players': ({ players, least, most }, { count }) =>
    `Con questa scatola si gioca da ${count(least)} a ${count(most)}, non in ${count(players)}.`,
  'same-player-twice': ({ player }) => `Il giocatore «${String(player)}» è già a questo tavolo.`,
  'not-a-seat': ({ players }, { count }) =>
    `I posti si contano da 0, e a questo tavolo ce ne sono ${count(players)}.`,
  'not-from-to': ({ least, most }, { count }) =>
    `Qui va un numero intero da ${count(least)} a ${count(most)}.`,
  'not-one-of': ({ allowed }) => `Qui va uno di questi: ${String(allowed)}.`,
  'not-so-many': ({ wanted, found }, { count }) => `Devono essere ${count(wanted)}, non ${count(found)}.`,
  twice: ({ value }) => `«${String(value)}» c’è due volte. Scegline un altro.`,
  'not-an-artist-id': () => 'Qui vanno da 1 a 40 caratteri: da a a z, da 0 a 9 e trattini.',
  'kinds-not-the-cards': ({ kinds, cards }, { count }) =>
    `I tipi d’asta fanno ${count(kinds)} carte, ma le carte sono ${count(cards)}.`,
  rises: () => 'Non può superare quello prima.',
  'does-not-rise': () => 'Deve superare quello prima.',
  'too-few-cards': ({ needed, cards }, { count }) =>
    `La distribuzione richiede ${count(needed)} carte, ma ce ne sono solo ${count(cards)}. Danne meno, o aggiungi carte.`,
  'deal-for-more-rounds': ({ rounds, base }, { count }) =>
    `Indica quante carte si danno: la scatola di partenza ha ${count(base)} round, non ${count(rounds)}.`,
  'base-is-a-box': () => 'Qui va una delle scatole già presenti nell’app.',
  'unusable-id': ({ most }, { count }) => `Un id ha da 1 a ${count(most)} caratteri visibili.`,
  'not-a-date': () => 'Qui serve una data, per esempio 2019-03-02.',
  'too-long': ({ most }, { count }) => `Qui ci stanno al massimo ${count(most)} caratteri.`,
  'too-many': ({ most }, { count }) => `Qui ce ne possono essere al massimo ${count(most)}.`,
  'too-large': ({ megabytes }, { count }) => `Una partita può occupare al massimo ${count(megabytes)} MB.`,
  'no-such-file': () => 'Questo file non esiste.',
  'not-a-file': () => 'È una cartella: indica i file che contiene.',
  'unreadable-file': ({ reason }) => `Non si riesce a leggerlo (${String(reason)}).`,
  'file-too-long': ({ megabytes }, { count }) => `Le partite di oltre ${count(megabytes)} MB non si leggono.`,
  'line-too-long': ({ megabytes }, { count }) => `Le righe di oltre ${count(megabytes)} MB non si leggono.`,
  'not-utf-8': () => 'Non è un testo in UTF-8.',
  'nested-too-deep': () => 'Qui ci sono più parentesi dentro altre parentesi che in qualsiasi partita.',
  'not-json': ({ reason }) => `Non è JSON: ${String(reason)}.`,
};

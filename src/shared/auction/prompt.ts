import type { Citation } from '../core/citation.ts';
import { telling, type PromptOf } from '../core/prompt.ts';
import type { EventType } from './events.ts';
import { CITED, type Cited, type Moment, type PromptKey } from './moments.ts';

export type Prompt = PromptOf<Moment, PromptKey, EventType, Citation | null>;

export const tell = telling<Moment, PromptKey, EventType, Cited['rule'], Citation | null>(CITED);

import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { ChatTurn } from '../../conversation.ts';
import { asksForbidden } from '../../guardrails/speech/asks-forbidden.ts';
import { splitSentences } from '../../guardrails/speech/sentence-reader.ts';
import type { Warning } from '../../warnings/warnings-for.ts';
import { estimateTokens, type ModelTurn } from '../model-question.ts';
import { between, cleanPersonText } from '../prompts/person-text.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import type { PromptValues } from '../prompts/render-prompt.ts';
import { dataLines } from './data-lines.ts';
import { profileLines } from './profile-lines.ts';
import type { RecentData } from './recent-data.ts';

/**
 * Tokens of each part. With the rules, the question and the answer they stay within 4,096, which is what small local
 * servers are set to when nobody says otherwise.
 */
export const CONTEXT_TOKENS = { profile: 500, data: 500, turns: 800 } as const;
const MOST_OF_MESSAGE = 2000;

export interface ContextSource {
  readonly profile: HealthProfile;
  readonly now: Date;
  readonly timeZone?: string;
  readonly glucoseUnit?: GlucoseUnit;
  /** Without it nothing is told of what was measured. */
  readonly data?: RecentData;
}

const longDay = { weekday: 'long', day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** The lines that fit into so many tokens, the first before the others, in their order. */
export const fitLines = (lines: readonly string[], tokens: number): string => {
  let left = tokens;
  const fits = (line: string): boolean => {
    const cost = estimateTokens(line) + 1;
    if (cost > left) return false;
    left -= cost;
    return true;
  };
  return lines.filter(fits).join('\n');
};

/** What a person wrote, between the marks that say so. */
export const markMessage = (message: string): string =>
  between('mensagem_da_pessoa', cleanPersonText(message, MOST_OF_MESSAGE));

/** Longest warning that a model is told of, characters: the first sentence of each says it. */
const MOST_OF_WARNING = 300;

/** What was said to the person before the answer, as facts between marks of their own; empty where nothing was. */
export const markWarnings = (warnings: readonly Warning[]): string =>
  between(
    'avisos_ja_ditos',
    warnings.map(({ text }) => cleanPersonText(splitSentences(text)[0] ?? text, MOST_OF_WARNING)).join('\n'),
  );

/** What the variables of a prompt stand for, for one person. Never a name, an address, an id or a note. */
export const promptValuesOf = (
  { profile, now, timeZone = 'UTC', glucoseUnit = 'mg/dL', data }: ContextSource,
  asked: Partial<Pick<PromptValues, 'categoria' | 'tipoRefeicao' | 'mensagem'>> = {},
): PromptValues => {
  const today = dayOf(now, timeZone);
  const noPlan = findNoPlanReason(profile, today);
  const measured = data ? dataLines(data, { timeZone, glucoseUnit, noPlan }) : [];
  return {
    perfil: between('dados_da_pessoa', fitLines(profileLines(profile, today, noPlan), CONTEXT_TOKENS.profile)),
    metricas: between('medidas_da_pessoa', fitLines(measured, CONTEXT_TOKENS.data)),
    nivel: wordsFor('level', profile.exerciseLevel ?? 'beginner'),
    data: now.toLocaleDateString('pt-BR', { ...longDay, timeZone }),
    categoria: '',
    tipoRefeicao: '',
    mensagem: '',
    ...asked,
  };
};

/** Whether a model may hear of an exchange: what our fixed texts answered never reaches it. */
const mayBeTold = ({ message, response, emergency }: ChatTurn, before: ChatTurn | undefined): boolean =>
  response !== '' && emergency === null && !before?.emergency?.question && asksForbidden(message) === null;

/**
 * The newest exchanges that fit. Those about an emergency, what was said to its question, and what no adviser may
 * answer are left out: they are nobody's business but the person's.
 */
export const turnsOf = (turns: readonly ChatTurn[], tokens: number = CONTEXT_TOKENS.turns): readonly ModelTurn[] => {
  let left = tokens;
  const kept: ModelTurn[][] = [];
  const told = turns.filter((turn, at) => mayBeTold(turn, turns[at - 1]));
  for (const { message, response } of told.toReversed()) {
    const pair: ModelTurn[] = [
      { role: 'user', content: markMessage(message) },
      { role: 'assistant', content: cleanPersonText(response, MOST_OF_MESSAGE) },
    ];
    left -= pair.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    if (left < 0) break;
    kept.unshift(pair);
  }
  return kept.flat();
};

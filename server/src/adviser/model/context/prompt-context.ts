import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { ChatTurn } from '../../conversation.ts';
import { estimateTokens, type ModelTurn } from '../model-question.ts';
import { between, cleanPersonText } from '../prompts/person-text.ts';
import type { PromptValues } from '../prompts/render-prompt.ts';
import { dataLines } from './data-lines.ts';
import { fitLines } from './fit-lines.ts';
import { levelNames, profileLines } from './profile-lines.ts';
import type { RecentData } from './recent-data.ts';

/**
 * Tokens of each part. With the rules, the question and the answer they stay within 4,096, which is what small local
 * servers are set to when nobody says otherwise.
 */
export const CONTEXT_TOKENS = { profile: 500, data: 500, turns: 800 } as const;
const MOST_OF_MESSAGE = 2000;

export interface ContextSource {
  readonly profile: HealthProfile;
  readonly data: RecentData | null;
  readonly now: Date;
  readonly timeZone: string;
  readonly glucoseUnit: GlucoseUnit;
}

const sayDay = (now: Date, timeZone: string): string =>
  now.toLocaleDateString('pt-BR', {
    weekday: 'long',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  });

/** What a person wrote, between the marks that say so. */
export const markMessage = (message: string): string =>
  between('mensagem_da_pessoa', cleanPersonText(message, MOST_OF_MESSAGE));

/** What the variables of a prompt stand for, for one person. Never a name, an address, an id or a note. */
export const promptValuesOf = (
  { profile, data, now, timeZone, glucoseUnit }: ContextSource,
  asked: Partial<Pick<PromptValues, 'categoria' | 'tipoRefeicao' | 'mensagem'>> = {},
): PromptValues => ({
  perfil: between(
    'dados_da_pessoa',
    fitLines(profileLines(profile, dayOf(now, timeZone)), CONTEXT_TOKENS.profile),
  ),
  metricas: between(
    'medidas_da_pessoa',
    data ? fitLines(dataLines(data, { timeZone, glucoseUnit }), CONTEXT_TOKENS.data) : '',
  ),
  nivel: levelNames[profile.exerciseLevel ?? 'beginner'],
  data: sayDay(now, timeZone),
  categoria: '',
  tipoRefeicao: '',
  mensagem: '',
  ...asked,
});

/** The newest exchanges that fit. Those about an emergency are left out: they are nobody's business but the person's. */
export const turnsOf = (
  turns: readonly ChatTurn[],
  tokens: number = CONTEXT_TOKENS.turns,
): readonly ModelTurn[] => {
  let left = tokens;
  const kept: ModelTurn[][] = [];
  for (const { message, response, emergency } of turns.toReversed()) {
    if (emergency !== null || response === '') continue;
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

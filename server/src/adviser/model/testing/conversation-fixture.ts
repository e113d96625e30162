import type { ChatChunk } from '@vida/contract/chat/chat-schemas.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { onTestFinished } from 'vitest';
import type { ModelBehaviour } from '../../../testing/model-server.ts';
import { createSampleData } from '../../built-in/conversation/testing/sample-chat.ts';
import {
  type ChatAdviser,
  type ChatAnswer,
  type ChatQuestion,
  type OwnData,
  type OwnReading,
  plainAnswer,
} from '../../conversation.ts';
import { withModelConversation } from '../conversation/model-conversation.ts';
import type { ReadPrompt } from '../prompts/render-prompt.ts';
import { startModel } from './language-model-fixture.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

export const USER_ID = '0198f0aa-7c1e-7000-8000-00000000abcd';

/** The built-in adviser of these tests. */
const rules: ChatAdviser = {
  answer: async function* () {
    const text = 'Resposta das regras.';
    yield { type: 'text', text };
    return plainAnswer(text, { sources: ['Guia'] });
  },
};

const glucoseAt = (value: number, hoursAgo: number): OwnReading => ({
  measuredAt: new Date(NOW.getTime() - hoursAgo * 3_600_000),
  value,
  diastolic: null,
  rangeFlag: null,
  kind: 'capillary',
  context: 'jejum',
});

const ownData = (profile: Partial<HealthProfile>): OwnData =>
  createSampleData({ profile, readings: { glucose: [glucoseAt(104, 30), glucoseAt(148, 6)] } });

export interface ConversationCase {
  readonly mayUse?: () => boolean;
  readonly timeoutMs?: number;
  readonly readPrompt?: ReadPrompt;
  readonly profile?: Partial<HealthProfile>;
  /** Instead of two readings of glucose. */
  readonly data?: OwnData;
}

/** A model server, the conversation in front of it, and what was counted. */
export const startConversation = async (
  script: readonly ModelBehaviour[],
  {
    mayUse = () => true,
    timeoutMs = 10_000,
    readPrompt = async () => null,
    profile = {},
    data = ownData(profile),
  }: ConversationCase = {},
) => {
  const { server, model, logged } = await startModel(script, { timeoutMs });
  const tallied: string[] = [];
  const spent: number[] = [];
  const tooled: string[] = [];
  const chat = withModelConversation(rules, {
    model,
    readPrompt,
    mayUse: async () => mayUse(),
    spend: async (_, tokens) => void spent.push(tokens),
    tally: (task, outcome) => void tallied.push(`${task} ${outcome}`),
    tallyTool: (count) => void tooled.push(count),
  });
  const ask = (message: string, change: Partial<ChatQuestion> = {}) => {
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    return chat.answer({
      userId: USER_ID,
      message,
      turns: [],
      data,
      now: NOW,
      timeZone: 'America/Sao_Paulo',
      glucoseUnit: 'mg/dL',
      signal: leaving.signal,
      ...change,
    });
  };
  return { server, model, logged, tallied, tooled, spent, ask };
};

/** Every chunk, the whole answer, and what a reader has on the screen at the end. */
export const listen = async (answering: AsyncGenerator<ChatChunk, ChatAnswer>) => {
  const chunks: ChatChunk[] = [];
  for (let next = await answering.next(); ; next = await answering.next()) {
    if (next.done) {
      const since = chunks.findLastIndex(({ type }) => type === 'restart') + 1;
      const shown = chunks.slice(since).flatMap((chunk) => (chunk.type === 'text' ? [chunk.text] : []));
      return { chunks, answer: next.value, shown: shown.join('') };
    }
    chunks.push(next.value);
  }
};

import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { createBuiltInConversation } from '../built-in/conversation/built-in-conversation.ts';
import { createMadeUpData } from '../built-in/conversation/testing/made-up-chat.ts';
import type { ChatAnswer, ChatQuestion, ChatTurn } from '../conversation.ts';
import { guardConversation } from '../guarded-conversation.ts';
import { findBreaches } from '../guardrails/speech/speech-check.ts';
import { NOW } from '../testing/made-up-person.ts';
import { readProfileCases } from './testing/read-profile-cases.ts';
import { findWarnings } from './warn-first.ts';

const conversation = guardConversation({ next: createBuiltInConversation(), tally: () => undefined });

const questionOf = (
  message: string,
  profile: Partial<HealthProfile>,
  turns: readonly ChatTurn[] = [],
): ChatQuestion => ({
  userId: 'person',
  message,
  turns,
  data: createMadeUpData({ profile }),
  now: NOW,
  timeZone: 'America/Sao_Paulo',
  glucoseUnit: 'mg/dL',
  signal: new AbortController().signal,
});

/** The last answer of a conversation, and what was streamed of it. */
const converse = async (profile: Partial<HealthProfile>, messages: readonly string[]) => {
  const turns: ChatTurn[] = [];
  let answer: ChatAnswer | undefined;
  let question = questionOf('', profile);
  let streamed = '';
  for (const message of messages) {
    question = questionOf(message, profile, [...turns]);
    streamed = '';
    const pieces = conversation.answer(question);
    for (let step = await pieces.next(); ; step = await pieces.next()) {
      if (step.done) {
        answer = step.value;
        break;
      }
      if (step.value.type === 'text') streamed += step.value.text;
    }
    turns.push({
      message,
      response: answer.text,
      at: new Date(NOW.getTime() - 60_000),
      emergency: answer.emergency,
    });
  }
  return { text: answer?.text ?? '', sources: answer?.sources ?? [], streamed, question };
};

const cases = readProfileCases();
const titled = (those: typeof cases) =>
  those.map((each) => [`${JSON.stringify(each.profile)}: ${each.messages.join(' · ')}`, each] as const);

describe('what the profile knows speaks first', () => {
  it.each(titled(cases.filter(({ first }) => first !== '')))('%s', async (_, each) => {
    const { text, streamed, sources, question } = await converse(each.profile, each.messages);
    expect(text.slice(0, each.beginning.length)).toBe(each.beginning);
    expect((await findWarnings(question))[0]?.key).toBe(each.first);
    expect(streamed).toBe(text);
    expect(sources.length).toBeGreaterThan(0);
    for (const paragraph of text.split('\n\n'))
      expect({ paragraph, breaches: findBreaches(paragraph) }).toEqual({ paragraph, breaches: [] });
  });

  it.each(titled(cases.filter(({ first }) => first === '')))('and says nothing of %s', async (_, each) => {
    const { question } = await converse(each.profile, each.messages);
    expect(await findWarnings(question)).toEqual([]);
  });
});

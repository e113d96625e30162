import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { newAccountSchema } from './auth/credentials.ts';
import { sendChatMessage } from './chat/chat-endpoints.ts';
import { newPostSchema, newReplySchema } from './community/community-schemas.ts';
import { newHealthMetricSchema } from './measurements/metric-schemas.ts';
import { newPromptSchema } from './prompts/prompt-schemas.ts';
import { newSleepRecordSchema } from './sleep/sleep-schemas.ts';
import { newSubstanceRecordSchema } from './substances/substance-schemas.ts';

const account = {
  username: 'ana',
  email: 'ana@exemplo.com',
  password: 'girassol amarelo',
  firstName: 'Ana',
  lastName: 'Souza',
};
const post = { forumId: '01930000-0000-7000-8000-000000000000', title: 'Oi', content: 'Oi' };
const prompt = {
  section: 'chat',
  title: 'Conversa',
  systemPrompt: 'Oi',
  userPromptTemplate: 'Oi',
  isActive: true,
};
const night = {
  bedTime: '2026-11-20T22:00',
  wakeTime: '2026-11-21T07:00',
  fallAsleepTime: 15,
  nightWakings: 1,
  sleepQuality: 7,
};
const use = { substanceType: 'caffeine', amount: 1, unit: 'xícaras' };

const text = (length: number): string => 'ã'.repeat(length);
/** An address whose name has at most 64 characters, as addresses must, and whose every label at most 63. */
const email = (length: number): string => `ana@${'abcdefghi.'.repeat(30).slice(0, length - 8)}.com`;

it('a password has at least eight characters', () => {
  const isTaken = (password: string) => newAccountSchema.safeParse({ ...account, password }).success;
  expect([isTaken('girasso'), isTaken('girassol')]).toEqual([false, true]);
});

describe('a text may be so long and no longer', () => {
  it.each<[string, number, z.ZodType, object, (length: number) => unknown]>([
    ['firstName', 100, newAccountSchema, account, text],
    ['lastName', 100, newAccountSchema, account, text],
    ['username', 50, newAccountSchema, account, text],
    ['email', 254, newAccountSchema, account, email],
    ['password', 128, newAccountSchema, account, text],
    ['title', 200, newPostSchema, post, text],
    ['content', 10_000, newPostSchema, post, text],
    ['tags', 10, newPostSchema, post, (length) => Array.from({ length }, (_, index) => `t${index}`)],
    ['tags', 40, newPostSchema, post, (length) => [text(length)]],
    ['content', 10_000, newReplySchema, {}, text],
    ['message', 2000, sendChatMessage.body, {}, text],
    ['notes', 1000, newHealthMetricSchema, { metricType: 'glucose', value: 100 }, text],
    ['notes', 1000, newSleepRecordSchema, night, text],
    ['notes', 1000, newSubstanceRecordSchema, use, text],
    ['title', 200, newPromptSchema, prompt, text],
    ['systemPrompt', 20_000, newPromptSchema, prompt, text],
    ['userPromptTemplate', 20_000, newPromptSchema, prompt, text],
  ])('%s: %d', (field, most, schema, others, write) => {
    const isTaken = (length: number) => schema.safeParse({ ...others, [field]: write(length) }).success;
    expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
  });
});

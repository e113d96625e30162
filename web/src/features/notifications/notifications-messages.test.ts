import { type AppNotification, FACTOR_CHANGES } from '@vida/contract/notifications/notification-schemas.ts';
import { describe, expect, it } from 'vitest';
import { notificationsMessages } from './notifications-messages.ts';

const base = { id: '0190b1c0-0000-7000-8000-000000000001', createdAt: '2026-11-21T12:00:00Z', readAt: null };
const tell = (notification: AppNotification) => notificationsMessages.tell(notification, 'mg/dL');
const low = (glucoseMgDl: number | null) => tell({ ...base, kind: 'glucose_low', glucoseMgDl });
const high = (glucoseMgDl: number | null) => tell({ ...base, kind: 'glucose_high', glucoseMgDl });

describe('a low glucose', () => {
  it.each([
    [69, 'Glicose baixa'],
    [54, 'Glicose baixa'],
    [53.9, 'Glicose muito baixa'],
    [null, 'Glicose muito baixa'],
  ])('of %s is called %s, and nothing goes into the mouth of who cannot swallow', (value, title) => {
    expect(low(value).title).toBe(title);
    expect(low(value).text).toContain('dificuldade para engolir, nada na boca: SAMU 192.');
  });
});

describe('a high glucose', () => {
  it.each([
    [300, 'Meça de novo em 1 a 2 horas'],
    [301, 'Fale hoje mesmo com a sua equipe de saúde ou vá a uma UPA.'],
    [400, 'Fale hoje mesmo com a sua equipe de saúde ou vá a uma UPA.'],
    [401, 'procure atendimento já'],
    [null, 'procure atendimento já'],
  ])('of %s says how soon to look for care, and the signs of an emergency', (value, words) => {
    expect(high(value).text).toContain(words);
    expect(high(value).text).toMatch(/vômitos.*SAMU 192\.$/);
  });
});

it.each([
  ['alcohol', 1, true],
  ['alcohol', 7, true],
  ['alcohol', 14, false],
  ['tobacco', 1, false],
] as const)('days without %s: %d, with the signs of withdrawal: %s', (substanceType, days, expected) => {
  const { text } = tell({ ...base, kind: 'days_without', substanceType, days });
  expect(text.includes('convulsão são emergência: SAMU 192')).toBe(expected);
});

describe('the second factor', () => {
  it.each([
    [0, 'Não resta nenhum'],
    [1, 'Resta 1 sem usar'],
    [9, 'Restam 9 sem usar'],
  ])('with %i recovery codes left after one was used', (codesLeft, words) => {
    expect(tell({ ...base, kind: 'recovery_code_used', codesLeft }).text).toContain(words);
  });

  it.each(FACTOR_CHANGES)('that changed (%s) says what, and what to do when it was somebody else', (change) => {
    const { text, to } = tell({ ...base, kind: 'second_factor_changed', change });
    expect(text).toMatch(/^(Um|Uma|O|Foram) .*\. Se não foi você, troque a senha já/);
    expect(to).toBe('/account');
  });

  it('says each change in words of its own', () => {
    const texts = FACTOR_CHANGES.map((change) => tell({ ...base, kind: 'second_factor_changed', change }).text);
    expect(new Set(texts).size).toBe(FACTOR_CHANGES.length);
  });
});

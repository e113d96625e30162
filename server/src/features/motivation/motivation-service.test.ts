import { MOTIVATION_TRIGGERS, partOfDayOf } from '@vida/contract/motivation/motivation-rules.ts';
import { describe, expect, it } from 'vitest';
import { createMessagePicker } from './message-picker.ts';
import { motivationMessages } from './motivation-messages.ts';
import { createMotivationService, variantsAt } from './motivation-service.ts';

const topics = [...MOTIVATION_TRIGGERS, 'general'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const lucia = { userId: 'lucia', timeZone: 'America/Sao_Paulo' };

describe('the messages', () => {
  it.each(topics)('of %s are at least five at every hour, each once, short and calm', (topic) => {
    for (const hour of hours) {
      const variants = variantsAt(topic, hour);
      expect(variants.length).toBeGreaterThanOrEqual(5);
      expect(new Set(variants).size).toBe(variants.length);
      for (const text of variants) {
        expect(text.length).toBeLessThanOrEqual(90);
        expect(text.match(/!/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each([
    [/^Bom dia/, 'morning'],
    [/^Boa tarde/, 'afternoon'],
    [/^Boa noite/, 'evening'],
  ])('greet with %s in the %s only', (greeting, part) => {
    for (const topic of topics.filter((name) => name !== 'early_morning'))
      for (const hour of hours.filter((each) => partOfDayOf(each) !== part))
        expect(variantsAt(topic, hour).filter((text) => greeting.test(text))).toEqual([]);
  });

  it('send nobody out at night', () => {
    for (const topic of topics)
      for (const text of variantsAt(topic, 2)) expect(text).not.toMatch(/caminh(ar|ada)|saia|corra|treino/i);
  });
});

describe('the picker', () => {
  it('never says the same twice in a row to a person about a topic', () => {
    for (const random of [() => 0, () => 0.999, () => 0.5]) {
      const pick = createMessagePicker(random);
      const said = Array.from({ length: 20 }, () => pick('lucia', 'milestone', ['a', 'b', 'c']));
      for (const [index, text] of said.entries()) expect(text).not.toBe(said[index - 1]);
    }
  });

  it('remembers people and topics apart, and only so many of them', () => {
    const pick = createMessagePicker(() => 0, 2);
    expect(pick('lucia', 'milestone', ['a', 'b'])).toBe('a');
    expect(pick('ana', 'milestone', ['a', 'b'])).toBe('a');
    expect(pick('lucia', 'general', ['a', 'b'])).toBe('a');
    expect(pick('lucia', 'milestone', ['a', 'b'])).toBe('a');
  });

  it('repeats the only one there is, and says nothing of nothing', () => {
    const pick = createMessagePicker(() => 0);
    expect([pick('lucia', 'x', ['a']), pick('lucia', 'x', ['a'])]).toEqual(['a', 'a']);
    expect(pick('lucia', 'y', [])).toBeNull();
  });
});

describe('the service', () => {
  const serviceAt = (iso: string, isEmergency = false) =>
    createMotivationService({
      clock: () => new Date(iso),
      random: () => 0,
      isEmergency: async () => isEmergency,
    });

  it.each([
    ['22:59', null],
    ['23:00', 'late_night'],
    ['04:59', 'late_night'],
    ['05:00', 'early_morning'],
    ['06:59', 'early_morning'],
    ['07:00', null],
  ])('brings at %s on the person’s clock %s', async (time, trigger) => {
    for (const [timeZone, offset] of [
      ['America/Sao_Paulo', '-03:00'],
      ['America/Manaus', '-04:00'],
      ['Europe/Lisbon', '+00:00'],
    ] as const) {
      const service = serviceAt(`2026-11-21T${time}:00${offset}`);
      const tip = await service.ofTheHour({ userId: 'lucia', timeZone });
      expect(tip.trigger).toBe(trigger);
      expect(tip.message === null).toBe(trigger === null);
      if (trigger === 'late_night' && tip.message) expect(motivationMessages.late_night.always).toContain(tip.message);
    }
  });

  it('does not say that it is late at noon, whoever asks', async () => {
    const noon = serviceAt('2026-11-21T12:00:00-03:00');
    const { always, afternoon = [] } = motivationMessages.general;
    expect([...always, ...afternoon]).toContain(await noon.answer(lucia, 'late_night'));
    expect([...always, ...afternoon]).toContain(await noon.answer(lucia, 'constructor'));
  });

  it('is silent beside an emergency', async () => {
    const service = serviceAt('2026-11-21T23:30:00-03:00', true);
    expect(await service.answer(lucia, 'milestone')).toBeNull();
    expect(await service.ofTheHour(lucia)).toEqual({ message: null, trigger: 'late_night' });
  });
});

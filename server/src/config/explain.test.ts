import { Writable } from 'node:stream';
import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { generateExerciseProgram } from '@vida/contract/exercises/exercises-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { generateMealPlan } from '@vida/contract/nutrition/nutrition-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { newHealthProfileSchema } from '@vida/contract/profile/profile-schemas.ts';
import { generateRecommendations } from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from './create-logger.ts';
import { type Decision, explainTo, type Reasons } from './explain.ts';

let written = '';
const destination = new Writable({
  write: (chunk, _encoding, done) => {
    written += String(chunk);
    done();
  },
});

interface Decided {
  readonly decision: Decision;
  readonly why: Reasons;
}

const decided = (): readonly Decided[] =>
  written
    .split('\n')
    .filter((line) => line.includes('"msg":"decided"'))
    .map((line) => JSON.parse(line));

describe('over HTTP, at debug', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ log: createLogger('debug', destination) });
  });
  afterAll(() => app.close());

  /** What a request of somebody with this profile had decided. */
  const someone = async (profile: Record<string, unknown> = {}) => {
    const { token } = await app.signUp();
    await app.call(saveHealthProfile, { body: newHealthProfileSchema.parse(profile) }, { token });
    return {
      token,
      ask: async (message: string) => {
        written = '';
        await app.call(sendChatMessage, { body: { message } }, { token });
        return decided();
      },
    };
  };

  it('an emergency names what decided, its signs, its odds and the rows of its steps', async () => {
    const { ask } = await someone();
    expect(await ask('minha vó ta com a boca torta e não respira')).toContainEqual(
      expect.objectContaining({
        reqId: expect.any(String),
        decision: 'emergency',
        why: {
          by: 'cry',
          odds: expect.any(Number),
          signs: expect.arrayContaining(['not_breathing']),
          isTogether: false,
          strength: 'card',
          kinds: expect.arrayContaining(['stroke']),
          steps: expect.arrayContaining([expect.stringMatching(/^emergencies\/steps\.csv:\d+$/)]),
        },
      }),
    );
  });

  it('no emergency says how far from one it was', async () => {
    const { ask } = await someone();
    const [first] = await ask('quanto de açúcar tem a banana?');
    expect(first?.why).toMatchObject({ by: 'too_unlikely', strength: 'none', steps: [] });
    expect(first?.why.odds).toBeLessThan(-1);
  });

  it('a refusal names the rows of the table', async () => {
    const { ask } = await someone();
    expect(await ask('posso dobrar a insulina?')).toContainEqual(
      expect.objectContaining({
        decision: 'forbidden question',
        why: expect.objectContaining({
          topic: 'dose',
          rows: expect.arrayContaining([expect.stringMatching(/^speech\/questions\.csv:\d+$/)]),
        }),
      }),
    );
  });

  it('a warning names its row, and one that was not wanted too', async () => {
    const { ask } = await someone({ otherMedications: 'Marevan' });
    expect(await ask('posso tomar ibuprofeno?')).toContainEqual(
      expect.objectContaining({
        decision: 'warnings',
        why: { rules: [expect.stringMatching(/^[a-z0-9-]+$/)], notWanted: [] },
      }),
    );
  });

  it('an answer on records tells what was understood, one of articles its section', async () => {
    const { ask } = await someone();
    expect(await ask('qual foi minha média de glicose ontem?')).toContainEqual(
      expect.objectContaining({
        decision: 'conversation',
        why: expect.objectContaining({ understood: ['own_data:glucose:mean'], ownRecords: expect.any(Number) }),
      }),
    );
    const told = await (await someone()).ask('caminhar ajuda a baixar a glicose?');
    const section = told.find(({ why }) => typeof why.section === 'string');
    expect(section?.why).toMatchObject({ section: expect.stringContaining('#'), likelihood: expect.any(Number) });
  });

  it('tips name the rules that were told and those that were not, with why', async () => {
    const { token } = await someone({ chronicConditions: ['Hipertensão'] });
    await app.call(addHealthMetrics, { body: { metricType: 'glucose', value: 188 } }, { token });
    written = '';
    const tips = (await app.call(generateRecommendations, { body: { category: 'general' } }, { token })).body;
    const [why] = decided().flatMap((line) => (line.decision === 'tips' ? [line.why] : []));
    expect(why?.chosen).toHaveLength(tips.length);
    expect(why?.rulesThatDoNotHold).toBeGreaterThan(100);
    expect(Object.keys(why ?? {})).toEqual(expect.arrayContaining(['againstProfile', 'sameTopic']));
  });

  it('plans name the rows that a profile brought into them', async () => {
    const { token } = await someone({
      birthDate: '1970-01-01',
      foodAllergies: ['Leite'],
      physicalProblems: ['Dor no Joelho'],
    });
    written = '';
    await app.call(generateMealPlan, { body: { mealType: 'breakfast' } }, { token });
    await app.call(generateExerciseProgram, { body: {} }, { token });
    expect(decided()).toEqual([
      expect.objectContaining({
        decision: 'meals',
        why: expect.objectContaining({
          rows: expect.arrayContaining([expect.stringMatching(/^food\/allergens\.csv:\d+$/)]),
        }),
      }),
      expect.objectContaining({
        decision: 'exercises',
        why: expect.objectContaining({ rows: [expect.stringMatching(/^exercise\/rules\.csv:\d+$/)] }),
      }),
    ]);
  });

  it('has no word of a message or a profile and no reading', async () => {
    const { ask, token } = await someone({
      otherMedications: 'Marevan Xisbrofol',
      otherFoodAllergies: 'zambubaia',
      otherConditions: 'mal de Trovisco',
    });
    await app.call(addHealthMetrics, { body: { metricType: 'glucose', value: 173 } }, { token });
    let all = '';
    for (const message of [
      'minha glicose deu 173, posso tomar ibuprofeno com zambubaia?',
      'Trovisco está com dor no peito e suando',
      'posso dobrar o Xisbrofol?',
      'quanto deu minha glicose hoje, Trovisco?',
      'a Xisbrofol faz a glicose subir de madrugada?',
    ]) {
      await ask(message);
      all += written;
    }
    written = '';
    await app.call(generateMealPlan, { body: { mealType: 'breakfast' } }, { token });
    await app.call(generateRecommendations, { body: { category: 'general' } }, { token });
    await app.call(generateExerciseProgram, { body: {} }, { token });
    all += written;
    expect(all).toContain('"decided"');
    for (const said of ['zambubaia', 'Xisbrofol', 'Trovisco', 'Marevan', '173'])
      expect(all.replace(/"(?:time|reqId|durationMs)":"?[^",]*/g, '').toLowerCase()).not.toContain(said.toLowerCase());
  });
});

describe('explainTo', () => {
  const linesAt = (level: 'debug' | 'info', why: Reasons): string => {
    written = '';
    explainTo(createLogger(level, destination))?.('tips', why);
    return written;
  };

  it('is absent where nobody listens, so that no reason is made', () => {
    for (const level of ['info', 'warn', 'error', 'silent'] as const)
      expect(explainTo(createLogger(level, destination))).toBeUndefined();
  });

  it('lets through keys, places, counts and likelihoods, and nothing that could be a sentence', () => {
    const why = {
      row: 'speech/rules.csv:57',
      likelihood: 0.123456,
      none: null,
      said: 'tenho dor no peito',
      names: ['low-now', 'João'],
    };
    expect(JSON.parse(linesAt('debug', why)).why).toEqual({
      row: 'speech/rules.csv:57',
      likelihood: 0.123,
      none: null,
      said: '[no key]',
      names: ['low-now', '[no key]'],
    });
    expect(linesAt('info', why)).toBe('');
  });
});

import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSampleData } from '../../built-in/conversation/testing/sample-chat.ts';
import { full } from '../../built-in/conversation/testing/sample-people.ts';
import { NOW } from '../../testing/sample-person.ts';
import { runToolCall } from './run-tool-call.ts';
import { toolsFor } from './tools-for.ts';

const call = async (name: string, input: unknown, change: Partial<HealthProfile> = {}) => {
  const profile = { ...EMPTY_HEALTH_PROFILE, ...change };
  const question = {
    userId: 'a',
    message: '',
    turns: [],
    data: createSampleData({ ...full, profile: change }),
    now: NOW,
    timeZone: 'America/Sao_Paulo',
    glucoseUnit: 'mg/dL',
    signal: new AbortController().signal,
  } as const;
  return runToolCall(
    { id: '1', name, input },
    { tools: toolsFor(question, profile), hasEatingRisk: hasEatingRisk(profile), signal: question.signal },
  );
};

describe('the tools', () => {
  it('tell what the profile warns of, so that it is not offered after', async () => {
    const { text, warnings } = await call(
      'warnings_for',
      { phrase: 'banana' },
      { chronicConditions: ['Doença Renal'] },
    );
    expect(text).toContain('potássio');
    expect(warnings.map(({ said }) => said)).toEqual(['banana']);
    expect((await call('warnings_for', { phrase: 'banana' })).text).toContain('não é uma liberação');
  });

  it('tell what a food holds, of its usual portion or of the grams that are asked', async () => {
    expect((await call('food_facts', { food: 'pão francês' })).text).toMatch(/50 g.*carboidratos.*TBCA|carboidratos/s);
    const of100 = await call('food_facts', { food: 'pão francês', grams: 100 });
    expect(of100.text).toContain('100 g');
    expect((await call('food_facts', { food: 'xyzzy' })).text).toContain('unknownFood');
  });

  it('tell what a term means and what our articles say, with their sources', async () => {
    expect((await call('definitions', { term: 'LDL' })).text).toMatch(/"term":"LDL.*"sources":\["/);
    expect((await call('search_articles', { question: 'como medir a pressão em casa?' })).text).toMatch(
      /"heading":.*"sources":\["/,
    );
  });

  it('tell today’s plan', async () => {
    const { text } = await call('todays_plan', {});
    expect(text).toContain('Pão com ovo');
    expect(text).toContain('520 kcal');
    expect(text).toContain('Caminhada');
  });

  it('tell no energy and no weight where an eating disorder may threaten', async () => {
    const profile = { otherConditions: 'bulimia' };
    const week = { fromDay: '2026-11-01', toDay: '2026-11-21' };
    const texts = await Promise.all([
      call('food_facts', { food: 'pão francês' }, profile),
      call('todays_plan', {}, profile),
      call('health_query', { series: 'weight', ...week }, profile),
      call('search_articles', { question: 'quantas calorias para emagrecer com saúde?' }, profile),
      call('definitions', { term: 'IMC' }, profile),
    ]);
    for (const { text } of texts) expect(text).not.toMatch(/\d\s*(?:kcal|kg|g de carbo)/);
    expect(texts[1]?.text).toContain('Pão com ovo');
    expect(texts[1]?.text).not.toMatch(/energy|carbohydrates/);
  });

  it('lose such a figure also where a text of ours, or a person’s, has it', async () => {
    const told = { text: 'Cerca de 1.200 kcal, 48,5 kg ou 300 calorias; 120 mg/dL.' };
    const tools = [{ name: 'texts', description: '', input: z.any(), run: async () => ({ told }) }];
    const running = { tools, hasEatingRisk: true, signal: new AbortController().signal };
    const { text } = await runToolCall({ id: '1', name: 'texts', input: {} }, running);
    expect(text.match(/\d[\d.,]*/g)).toEqual(['120']);
    const plain = await runToolCall({ id: '1', name: 'texts', input: {} }, { ...running, hasEatingRisk: false });
    expect(plain.text).toContain('48,5 kg');
  });

  it('refuse a result that is too large', async () => {
    const told = { text: 'a '.repeat(5000) };
    const tools = [{ name: 'texts', description: '', input: z.any(), run: async () => ({ told }) }];
    const running = { tools, hasEatingRisk: false, signal: new AbortController().signal };
    expect(await runToolCall({ id: '1', name: 'texts', input: {} }, running)).toMatchObject({
      failure: 'failed',
      text: 'erro: o resultado é grande demais; peça menos',
    });
  });

  it.each([
    ['drop_table', {}, 'não existe a ferramenta drop_table; há: health_query'],
    ['todays_plan', { userId: '0198f0aa-7c1e-7000-8000-00000000beef' }, 'parâmetros que não existem: userId'],
    ['definitions', '{"term": "LD', 'entrada: falta'],
    ['food_facts', { food: 'pão', grams: -1 }, 'grams: fora dos limites'],
  ])('refuse %s with %j, saying why', async (name, input, why) => {
    const { text, failure } = await call(name, input);
    expect([failure, text]).toEqual(['failed', expect.stringContaining(why)]);
  });
});

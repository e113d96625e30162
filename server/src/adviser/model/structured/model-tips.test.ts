import { describe, expect, it } from 'vitest';
import { answering } from '../../../testing/model-server.ts';
import { createBuiltInAdviser } from '../../built-in/built-in-adviser.ts';
import { pricked, pricks, requestFor } from '../../testing/sample-person.ts';
import { startStructured, TODAY, USER_ID, useless } from '../testing/structured-fixture.ts';
import { withModelTips } from './model-tips.ts';

const tip = (change: object = {}) => ({
  title: 'Uma volta depois do almoço',
  content: 'Sua média foi de 141 mg/dL. Que tal caminhar dez minutos depois do almoço?',
  category: 'exercise',
  priority: 'medium',
  ...change,
});
const tips = (...list: readonly object[]) => answering({ tips: list.length > 0 ? list : [tip()] });

const person = { readings: pricks([120, 141, 162]), profile: { birthDate: '1970-03-04' } };
const request = { ...requestFor(person), userId: USER_ID };
const rules = createBuiltInAdviser();
const ofRules = () => rules.suggestTips(request);

describe('tips of a model', () => {
  it('come after what presses and are stored so that every unit can be read', async () => {
    const { deps, server, tallied, spent } = await startStructured([tips()]);
    const found = await withModelTips(rules, deps).suggestTips(request);
    const ofModel = found.filter(({ source }) => source === 'model');
    expect(ofModel).toHaveLength(1);
    expect(ofModel[0]).toMatchObject({
      content: 'Sua média foi de {141 mg/dL}. Que tal caminhar dez minutos depois do almoço?',
      category: 'exercise',
      ruleKey: expect.stringMatching(/^model-[0-9a-f]{16}$/),
    });
    const pressing = (await ofRules()).filter(({ priority }) => priority === 'high');
    expect(found.slice(0, pressing.length)).toEqual(pressing);
    expect(tallied).toEqual(['tips model']);
    expect(spent[0]).toBeGreaterThan(200);
    expect(server.requests[0]?.raw).not.toContain(USER_ID);
    expect(server.requests[0]?.messages[0]?.content).toMatch(/^Você é a Vida/);
  });

  it('never take the place of what presses', async () => {
    const low = { ...requestFor({ ...person, readings: [pricked(48, 0.2)] }), userId: USER_ID };
    const { deps } = await startStructured([tips(tip({ content: 'Que tal caminhar dez minutos depois do almoço?' }))]);
    const [first] = await withModelTips(rules, deps).suggestTips(low);
    expect(first).toMatchObject({ source: 'rules', priority: 'high' });
  });

  it('are not asked for again once the person took their consent back', async () => {
    const { deps, server } = await startStructured([tips(tip({ category: 'vacation' }))], {
      mayUse: () => server.requests.length === 0,
    });
    expect(await withModelTips(rules, deps).suggestTips(request)).toEqual(await ofRules());
    expect(server.requests).toHaveLength(1);
  });

  it('never offer what the person is allergic to', async () => {
    const allergic = {
      ...requestFor({ ...person, profile: { ...person.profile, foodAllergies: ['Nozes'] } }),
      userId: USER_ID,
    };
    const { deps, server } = await startStructured([
      tips(tip({ content: 'Que tal um punhado de castanhas no lanche da tarde?' })),
    ]);
    const found = await withModelTips(rules, deps).suggestTips(allergic);
    expect(found.filter(({ source }) => source === 'model')).toEqual([]);
    expect(server.requests[1]?.messages.at(-1)?.content).toContain('faz mal a esta pessoa (nozes e castanhas)');
  });

  it('are the same tip when they are told again, and are then left out', async () => {
    const { deps } = await startStructured([tips(), tips(tip({ title: 'UMA VOLTA, depois do almoco' }))]);
    const adviser = withModelTips(rules, deps);
    const first = (await adviser.suggestTips(request)).find(({ source }) => source === 'model');
    const earlier = [{ ruleKey: first?.ruleKey ?? '', shownAt: request.now, dismissedAt: request.now }];
    const again = await adviser.suggestTips({ ...request, earlier });
    expect(again.filter(({ source }) => source === 'model')).toEqual([]);
  });

  it.each([
    ['a figure that nobody measured', tip({ content: 'Sua glicose chegou a 317 mg/dL. Que tal caminhar um pouco?' })],
    ['a pressure that nobody measured', tip({ content: 'Sua pressão de 190/110 mmHg pede calma e repouso hoje.' })],
    ['a dose', tip({ content: 'Aumente a insulina para 12 unidades antes do almoço de hoje.' })],
    ['a diagnosis', tip({ content: 'Você tem diabetes tipo 2 e precisa cuidar da alimentação.' })],
    ['a promise', tip({ content: 'Caminhar todos os dias cura o diabetes e reverte a doença.' })],
    ['a link', tip({ content: 'Leia mais em https://example.com/saude e cuide-se bem.' })],
  ])('with %s are asked for once more with the reason, and then left to the rules', async (_, bad) => {
    const { deps, server, tallied } = await startStructured([tips(bad)]);
    expect(await withModelTips(rules, deps).suggestTips(request)).toEqual(await ofRules());
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.messages.at(-1)?.content).toMatch(/recusada pelas regras/);
    expect(tallied).toEqual(['tips guardrail']);
  });

  it('that are mended at the second try are taken', async () => {
    const { deps, tallied } = await startStructured([tips(tip({ title: 'Tome 2 comprimidos de dipirona' })), tips()]);
    const found = await withModelTips(rules, deps).suggestTips(request);
    expect(found.some(({ source }) => source === 'model')).toBe(true);
    expect(tallied).toEqual(['tips guardrail']);
  });

  it('of another category than the one asked for are refused', async () => {
    const { deps } = await startStructured([tips()]);
    const asked = { ...request, category: 'sleep' as const };
    expect(await withModelTips(rules, deps).suggestTips(asked)).toEqual(await rules.suggestTips(asked));
  });

  it.each(useless)('are the rules’ when the model %s', async (_, script) => {
    const { deps, tallied } = await startStructured(script, { timeoutMs: 300 });
    expect(await withModelTips(rules, deps).suggestTips(request)).toEqual(await ofRules());
    expect(tallied[0]).toMatch(/^tips (?:model_failed|guardrail)$/);
  });

  it.each([
    { pregnant: true },
    { birthDate: `${Number(TODAY.slice(0, 4)) - 15}-01-01` },
    { otherConditions: 'anorexia' },
  ])('are not asked for where a professional plans: %o', async (profile) => {
    const { deps, server } = await startStructured([tips()]);
    const asked = { ...requestFor({ ...person, profile }), userId: USER_ID };
    expect(await withModelTips(rules, deps).suggestTips(asked)).toEqual(await rules.suggestTips(asked));
    expect(server.requests).toEqual([]);
  });

  it('are not asked for without leave', async () => {
    const { deps, server } = await startStructured([tips()], { mayUse: () => false });
    expect(await withModelTips(rules, deps).suggestTips(request)).toEqual(await ofRules());
    expect(server.requests).toEqual([]);
  });
});

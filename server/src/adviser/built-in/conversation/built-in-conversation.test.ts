import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/rounds.ts';
import { loadArticles } from '../../articles/article.ts';
import { MAX_ADVICE_LENGTH } from '../../guardrails/speech/breach.ts';
import { findBreaches } from '../../guardrails/speech/speech-check.ts';
import { NOW } from '../../testing/sample-person.ts';
import { loadTable } from './evaluation/load-tables.ts';
import { generalTexts } from './general-texts.ts';
import { allSuggestions } from './own-data/suggestions.ts';
import { appAnswers } from './talk/find-app-topic.ts';
import { talkAnswers } from './talk/find-talk.ts';
import { yesNoTexts } from './talk/yes-no-texts.ts';
import { ask, askOnce, converse } from './testing/sample-chat.ts';
import { full, people, withProfile } from './testing/sample-people.ts';

/** One question of each way of being understood, and everything that is suggested. */
const questions = [
  ...new Map(
    loadTable('questions.csv').map(({ questions: [asked = ''], understood: [as = ''] }) => [as, asked]),
  ).values(),
  ...allSuggestions,
];

/** What no answer may hold, whatever was asked. */
const expectSpeakable = (text: string): void => {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|null|\{|\}|\[object/);
  expect(text).toMatch(/[a-zà-ú]{2}/);
};

describe('every answer', () => {
  it.each(people)('to %s may be said', async (_, data) => {
    for (const question of questions) {
      const { text, suggestions, sources, source } = await askOnce(question, [], { data });
      expectSpeakable(text);
      expect({ question, breaches: findBreaches(text) }).toEqual({ question, breaches: [] });
      expect(suggestions.length).toBeLessThanOrEqual(3);
      expect(suggestions).not.toContain(question);
      expect(new Set(sources).size).toBe(sources.length);
      expect(source).toBe('rules');
    }
  });

  it.each([...appAnswers, ...talkAnswers, ...Object.entries(yesNoTexts)])('%s may be said', (_, text) => {
    expect(findBreaches(text)).toEqual([]);
  });

  it('comes to any text, after any text', async () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom(...questions, 'sim', 'não', 'mais', 'por quê?', 'e ontem?'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 3 }), async (messages) => {
        expectSpeakable((await converse(messages, { data: full })).text);
      }),
      { numRuns: rounds(30, 500) },
    );
  });
});

describe('in pregnancy and under 18', () => {
  it.each([
    ['média da glicose', 'combinadas com seu pré-natal', 'combinada com o pediatra'],
    ['tempo no alvo', 'combinadas com seu pré-natal', 'combinada com o pediatra'],
    ['minha hemoglobina glicada', 'definida com seu pré-natal', 'definida com seu médico'],
    ['quanto eu peso', 'o pré-natal', 'o pediatra'],
    ['o que tem pro almoço', 'seu pré-natal', 'o pediatra'],
    ['quanto bebi esta semana', 'zero álcool', 'zero álcool'],
    ['quantos minutos treinei na semana', '65 min ao todo', '65 min ao todo'],
  ])('%s names no goal of ours', async (question, inPregnancy, under18) => {
    const [pregnant, minor] = [
      await ask(question, { data: withProfile({ pregnant: true }) }),
      await ask(question, { data: withProfile({ birthDate: '2014-01-01' }) }),
    ];
    expect(pregnant).toContain(inPregnancy);
    expect(minor).toContain(under18);
    for (const text of [pregnant, minor])
      expect(text).not.toMatch(/meta usual|mais de 70% do tempo|menos de 7%|150 minutos/);
  });

  it.each([
    [{ pregnant: true }, 'combinados com seu pré-natal'],
    [{ birthDate: '2014-01-01' }, 'combinados com o pediatra'],
    [{ otherConditions: 'bulimia' }, 'assunto delicado'],
    [{ otherConditions: 'faço diálise' }, 'No seu caso'],
    [{ chronicConditions: ['Doença Renal'] }, 'Com doença renal'],
  ])('to %o a text for adults is called so', async (profile, note) => {
    expect(await ask('posso tomar café?', { data: withProfile(profile) })).toContain(note);
    expect(await ask('posso tomar café?')).not.toContain(note);
  });

  it('an article of their own needs no such note', async () => {
    const own = await ask('qual a meta da glicose na gravidez?', { data: withProfile({ pregnant: true }) });
    expect(own).toContain('equipe do pré-natal');
    expect(own).not.toContain('adultos em geral');
  });

  it('every section still fits into an answer', () => {
    const notes = Object.values(generalTexts.notes).map(({ length }) => length);
    const own = generalTexts.own('Alergia a Frutos do Mar').length;
    for (const { needsProfessional = '', sections } of loadArticles())
      for (const { heading, text } of sections) {
        const length = own + text.length + needsProfessional.length + Math.max(...notes) + 6;
        expect({ heading, fits: length <= MAX_ADVICE_LENGTH }).toEqual({ heading, fits: true });
      }
  });
});

describe('what goes on', () => {
  const data = full;
  it('follows a question about data', async () => {
    expect((await converse(['minha glicose hoje', 'e ontem?'], { data })).text).toContain('Sua glicose média ontem');
    expect((await converse(['minha glicose ontem', 'e a pressão?'], { data })).text).toContain('pressão');
    expect((await converse(['minha pressão', 'por quê?'], { data })).text).toContain('Só pelos números');
  });

  it('a yes takes the first suggestion', async () => {
    const first = await converse(['minha pressão'], { data });
    expect((await converse(['minha pressão', 'sim'], { data })).text).toBe(
      await ask(first.suggestions[0] ?? '', { data }),
    );
  });

  it('more of an article is its next passage, and then the end', async () => {
    const texts = [await ask('o que é hipoglicemia'), (await converse(['o que é hipoglicemia', 'mais'])).text];
    expect(texts[0]).not.toBe(texts[1]);
    expect((await converse(['o que é hipoglicemia', 'mais', 'mais', 'mais', 'mais'])).text).toContain('Isso é tudo');
  });

  it('ends after half a day, and after an emergency', async () => {
    const turn = {
      message: 'maior glicose ontem',
      response: '',
      at: new Date(NOW.getTime() - 13 * 3_600_000),
      emergency: null,
    };
    expect((await converse(['maior glicose ontem', 'e a menor?'], { data })).text).toContain('mais baixa ontem');
    expect((await askOnce('e a menor?', [turn], { data })).text).toContain('não entendi de qual');
    const emergency = {
      label: 'medical' as const,
      lines: ['samu' as const],
      steps: [],
      question: 'Você está com esse sintoma agora?',
    };
    const after = { ...turn, at: NOW, emergency };
    expect((await askOnce('sim', [after])).text).toContain('SAMU 192');
    expect((await askOnce('não', [after])).text).toContain('SAMU 192');
  });
});

describe('beside data', () => {
  it('answers from our articles with their sources', async () => {
    const { text, sources } = await askOnce('losartana e banana', []);
    expect(text).toContain('potássio');
    expect(sources.length).toBeGreaterThan(0);
  });

  it('says that it does not know, and whom to ask', async () => {
    const { text, suggestions } = await askOnce('quem ganhou o campeonato de xadrez', []);
    expect(text).toContain('Não sei responder isso com segurança');
    expect(text).toContain('Disque Saúde 136');
    expect(suggestions).toHaveLength(3);
  });

  it('does not show figures to who is sad', async () => {
    const { text, suggestions } = await askOnce('tô muito triste', []);
    expect(text).toContain('188');
    expect(suggestions).toEqual([]);
  });

  it('is the same answer every time, in one piece', async () => {
    const ones = [
      await askOnce('minha glicose', [], { data: full }),
      await askOnce('minha glicose', [], { data: full }),
    ];
    expect(ones[0]).toEqual(ones[1]);
  });
});

it('tells of one medicine nothing that is known of another', async () => {
  expect(await ask('enalapril dá tosse?')).toContain('tosse seca');
  expect(await ask('captopril dá tosse?')).not.toContain('O enalapril é');
  expect(await ask('losartana dá tosse?')).not.toContain('O enalapril é');
  expect(await ask('anti-inflamatório faz mal pro rim?')).toContain('rins');
});

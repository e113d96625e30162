import { readdirSync } from 'node:fs';
import { NONE_CHOICES, OTHER_CHOICE, PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../text/tokenize.ts';
import { findBreaches } from '../guardrails/speech/speech-check.ts';
import { loadArticles } from './article.ts';
import { keysNamed } from './entities/find-entities.ts';
import { loadAskedQuestions } from './evaluation/learn-asked-terms.ts';

const articles = loadArticles();
const sections = articles.flatMap((article) =>
  article.sections.map((section) => ({ ...section, name: `${article.slug}: ${section.heading}`, article })),
);
const countWords = (text: string): number => text.split(/\s+/).length;

describe('every article', () => {
  test('is found under its file name', () => {
    const files = readdirSync(new URL('../../../knowledge/articles/', import.meta.url));
    expect(articles.map(({ slug }) => `${slug}.md`)).toEqual(files.sort());
  });

  test('has sections, sources in full and three to six questions', () => {
    for (const { slug, sections: own, sources, questions } of articles) {
      expect(own.length, slug).toBeGreaterThan(0);
      expect(
        sources.filter((source) => source.length < 10 || /\[|general knowledge/.test(source)),
        slug,
      ).toEqual([]);
      expect(questions.length, slug).toBeGreaterThanOrEqual(3);
      expect(questions.length, slug).toBeLessThanOrEqual(6);
    }
  });

  test('names a professional in a text that the guardrails let through', () => {
    expect(articles.filter(({ needsProfessional = '' }) => findBreaches(needsProfessional).length > 0)).toEqual([]);
  });
});

describe('every section', () => {
  test('has a heading of its own and 40 to 200 words', () => {
    expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
    const outside = sections.filter(({ text }) => countWords(text) < 40 || countWords(text) > 200);
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  test('says nothing that an adviser may not say', () => {
    const breaches = sections.map(({ name, text }) => ({ name, breaches: findBreaches(text) }));
    expect(breaches.filter((section) => section.breaches.length > 0)).toEqual([]);
  });

  test('is about something that the tables know', () => {
    const unknown = sections.flatMap(({ name, about }) =>
      about.filter((each) => keysNamed(each).length === 0).map((each) => `${name}: ${each}`),
    );
    expect(unknown).toEqual([]);
  });

  test('is asked for by questions of many people', () => {
    const asked = new Map(loadAskedQuestions().map((row) => [`${row.slug}: ${row.heading}`, row.asked]));
    expect([...asked.keys()]).toEqual(sections.map(({ name }) => name));
    expect([...asked].filter(([, questions]) => new Set(questions).size < 12)).toEqual([]);
  });

  test('is one text of its own', () => {
    expect(new Set(sections.map(({ text }) => text)).size).toBe(sections.length);
  });

  test('ends its sentences, keeps its accents and leaves no mark-up', () => {
    const bare = /(?<!\p{L})(?:voce|nao|saude|medico|pressao|acucar|agua|tambem|alem|ate)(?!\p{L})/u;
    const rareBare = /(?<!\p{L})(?:glicemica|exercicio|remedio|horario)(?!\p{L})/u;
    const isCareless = (text: string): boolean => [bare, rareBare, /[*_#`<>]| {2}|!!/u].some((sign) => sign.test(text));
    expect(sections.filter(({ text }) => isCareless(text)).map(({ name }) => name)).toEqual([]);
    expect(sections.filter(({ text }) => !text.endsWith('.')).map(({ name }) => name)).toEqual([]);
  });

  test('about medicines sends to who may decide', () => {
    const medicines: readonly string[] = PROFILE_LISTS[1].choices;
    const own = sections.filter(({ article }) => medicines.includes(article.title.split(' ')[0] ?? ''));
    const silent = own.filter(({ text }) => !/médico|farmacêutico|equipe|UPA/.test(text));
    expect(own.length).toBeGreaterThan(0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('the profile', () => {
  const choices = PROFILE_LISTS.flatMap(({ list, choices: all }) =>
    all
      .filter((choice) => choice !== OTHER_CHOICE && !NONE_CHOICES.includes(choice))
      .map((choice) => [list, choice] as const),
  );

  test.each(choices)('%s: %s has an article under its name, and a section that says it', (list, choice) => {
    const isAllergy = list === 'foodAllergies' || list === 'medicationAllergies';
    const about = sections.filter(({ article }) => article[isAllergy ? 'allergies' : 'topics'].includes(choice));
    const says = about.filter(({ heading, text }) =>
      foldText(`${heading} ${text}`).includes(foldText(choice).trimEnd().replace(/s$/, '')),
    );
    expect(says.length).toBeGreaterThan(0);
  });
});

import { countLinks } from '@vida/contract/community/links.ts';
import { expect, it } from 'vitest';
import { loadArticles } from '../../adviser/articles/article.ts';

it('a thousand ordinary sentences have no link, with the space forgotten between them too', () => {
  const sentences = loadArticles()
    .flatMap(({ sections }) => sections.map(({ text }) => text))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/u));
  expect(sentences.length).toBeGreaterThan(1_000);
  const taken = sentences.filter((sentence) => countLinks(sentence) > 0);
  expect(taken).toEqual([]);
  const joined = sentences.slice(1).map((sentence, index) => sentences[index] + sentence);
  expect(joined.filter((text) => countLinks(text) > 0)).toEqual([]);
});

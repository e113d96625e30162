import { MAX_TAG_LENGTH, MAX_TAGS } from '@vida/contract/community/community-kinds.ts';
import { describe, expect, it } from 'vitest';
import { emptyPost, postFormSchema, splitTags } from './post-form.tsx';

const form = { ...emptyPost, title: 'Oi', content: 'Texto' };
const problemsOf = (change: Partial<typeof form>) =>
  postFormSchema.safeParse({ ...form, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

describe('tags', () => {
  it.each([
    ['', []],
    ['sensor', ['sensor']],
    ['#sensor, viagem ; pé diabético,,', ['sensor', 'viagem', 'pé diabético']],
    [' # , ', []],
  ])('%j is %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('are ten at most', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(',');
    expect(problemsOf({ tags: tags(MAX_TAGS) })).toBeUndefined();
    expect(problemsOf({ tags: tags(MAX_TAGS + 1) })).toEqual([['tags', 'Use no máximo 10 tags.']]);
  });

  it('have forty characters at most', () => {
    expect(problemsOf({ tags: 'a'.repeat(MAX_TAG_LENGTH) })).toBeUndefined();
    expect(problemsOf({ tags: 'a'.repeat(MAX_TAG_LENGTH + 1) })).toEqual([
      ['tags', 'Cada tag pode ter no máximo 40 caracteres.'],
    ]);
  });
});

it('title and text must say something', () => {
  expect(problemsOf({ title: '  ', content: '\n' })?.map(([field]) => field)).toEqual(['title', 'content']);
});

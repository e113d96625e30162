import { readdirSync, readFileSync } from 'node:fs';
import { type Article, readArticle } from './article.ts';

const folder = new URL('../../../knowledge/articles/', import.meta.url);

/** All our articles, read from their files, in the order of their names. */
export const loadArticles = (): readonly Article[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readArticle(readFileSync(new URL(name, folder), 'utf8')));

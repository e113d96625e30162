import { expect, test } from 'vitest';
import { parseArticle } from './article.ts';

const head = `title: Sono
slug: sono
topics:
  - sono
questions:
  - quantas horas dormir?
  - durmo mal
keywords: cochilo, soneca
sources:
  - Cartilha do Sono, Associação Brasileira do Sono`;

test('a text broken for reading is joined, lists keep their lines', () => {
  const { sections, questions, keywords, needsProfessional } = parseArticle(`---
${head}
---

## Quantas horas

about: sono

A maioria precisa de 7 a 9
horas.

- luz do dia
  pela manhã
- quarto escuro

Boa noite.

## Cochilo

about: cochilo, sono
asked: posso cochilar? | soneca faz bem?

Antes das 15 h.
`);
  expect(sections).toEqual([
    {
      heading: 'Quantas horas',
      about: ['sono'],
      asked: [],
      text: 'A maioria precisa de 7 a 9 horas.\n- luz do dia pela manhã\n- quarto escuro\nBoa noite.',
    },
    {
      heading: 'Cochilo',
      about: ['cochilo', 'sono'],
      asked: ['posso cochilar?', 'soneca faz bem?'],
      text: 'Antes das 15 h.',
    },
  ]);
  expect(questions).toEqual(['quantas horas dormir?', 'durmo mal']);
  expect(keywords).toEqual(['cochilo', 'soneca']);
  expect(needsProfessional).toBeUndefined();
});

test.each([
  ['an unknown key', `${head}\nauthor: alguém`],
  ['a missing key', head.replace('slug: sono\n', '')],
  ['an empty list', head.replace('  - sono\n', '')],
  ['a broken line', `${head}\nsem dois pontos`],
])('%s is refused', (_, broken) => {
  expect(() => parseArticle(`---\n${broken}\n---\n\n## A\n\nabout: sono\n\nB.\n`)).toThrow();
});

test('a section that says not what it is about is refused', () => {
  expect(() => parseArticle(`---\n${head}\n---\n\n## A\n\nB.\n`)).toThrow('Says not what it is about');
});

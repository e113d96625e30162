import { describe, expect, it } from 'vitest';
import { countLinks, holdsForLinks, tidyTags } from './community-rules.ts';

describe('links', () => {
  it.each([
    ['Comi pão com queijo. Depois caminhei 30 min.', 0],
    ['Deu 5,7 e depois 6.1 mmol/L', 0],
    ['https://exemplo.com.br/a?b=1', 1],
    ['veja http://a.b e também HTTPS://C.D', 2],
    ['www.loja.com.br', 1],
    ['loja.com.br/x, outra.net e bit.ly/abc', 3],
    [`${'a.'.repeat(4999)}b`, 0],
  ])('of %s are %d', (text, links) => {
    expect(countLinks(text)).toBe(links);
  });
});

describe('a text is held', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it.each([
    [5, 0, 1, false],
    [6, 0, 1, true],
    [1, 5, 1, true],
    [0, 50, 1, false],
    [6, 0, 23.9, true],
    [6, 0, 24, false],
  ])('with %d links after %d, %d hours after registering: %s', (links, earlierLinks, hours, expected) => {
    expect(holdsForLinks({ links, earlierLinks, registeredAt: hoursAgo(hours) }, now)).toBe(expected);
  });
});

it('tags lose their mark and stand once, as first written', () => {
  expect(tidyTags(['#Sensor', 'sensor', '## ', 'Praia', 'ÁGUA', 'água'])).toEqual([
    'Sensor',
    'Praia',
    'ÁGUA',
  ]);
});

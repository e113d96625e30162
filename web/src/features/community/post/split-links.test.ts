import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => (href === null ? [] : [href]));
const joined = (text: string) =>
  splitLinks(text)
    .map((bit) => bit.text)
    .join('');

describe('links in a text', () => {
  it.each([
    ['veja https://saude.gov.br/a?b=1#c.', ['https://saude.gov.br/a?b=1#c']],
    ['(http://exemplo.com/x)', ['http://exemplo.com/x']],
    ['https://a.br e https://b.br, os dois', ['https://a.br/', 'https://b.br/']],
    ['leia https://pt.example/wiki/Diabetes_(tipo_2).', ['https://pt.example/wiki/Diabetes_(tipo_2)']],
    ['(https://pt.example/wiki/Diabetes_(tipo_2)).', ['https://pt.example/wiki/Diabetes_(tipo_2)']],
    [`(https://a.br/b${').'.repeat(5000)}`, ['https://a.br/b']],
    ['HTTPS://A.BR', ['https://a.br/']],
    ['<https://a.br>', ['https://a.br/']],
  ])('%s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
    expect(joined(text)).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://exemplo.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://exemplo.com',
    'www.exemplo.com',
    'https://',
    'https://banco.com.br@golpe.example/',
    'java\nscript:alert(1)',
  ])('%j has none', (text) => {
    expect(linksIn(text)).toEqual([]);
    expect(joined(text)).toBe(text);
  });

  it('an address ends at quotes and angle brackets', () => {
    expect(linksIn('https://a.br"onmouseover="alert(1)')).toEqual(['https://a.br/']);
  });

  it('an empty text has no bits', () => {
    expect(splitLinks('')).toEqual([]);
  });
});

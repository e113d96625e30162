import { describe, expect, it } from 'vitest';
import { countLinks } from './links.ts';

describe('links', () => {
  it.each([
    ['https://exemplo.com.br/a?b=1', 1],
    ['veja http://a.b e também HTTPS://C.D', 2],
    ['www.loja.com.br', 1],
    ['loja.com.br/x, outra.net e bit.ly/abc', 3],
    ['me chama: ana@exemplo.com', 1],
  ])('of %s are %d', (text, links) => {
    expect(countLinks(text)).toBe(links);
  });

  it.each([
    't.me/ganhe',
    'T.ME/ganhe',
    'chama no wa.me/5511999999999',
    'bit.ly/abc',
    'is.gd/abc',
    'youtu.be/abc',
    'encurtador.com.br/abc',
    'spam[.]x',
    'spam [.] com',
    'spam[dot]com',
    'spam[ponto]com',
    'spam(.)com',
    'spam{.}com',
    'lo\u200Bja.c\u200Bom',
    'loja\u2060.\uFEFFcom',
    'lo\u00ADja.com',
    'www．loja．com',
    'ｗｗｗ．ｌｏｊａ．ｃｏｍ',
    'loja。com',
    'hxxp://loja.top/x',
    'hxxps://loja',
    'h**p://loja',
    'acesse loja ponto com',
    'acesse loja ponto com ponto br e compre',
    'minhaloja dot com!',
    'www . loja . com',
    'loja .com.br',
    'LOJA.COM',
    'loja.Com/oferta',
    'Loja.Com.Br',
    'emagreca-ja.shop',
    'promo.site',
    'caneta.click',
    'grupo.co/vip',
    '203.0.113.9/oferta',
    '203.0.113.9:8080/oferta',
    'tg://resolve?domain=x',
    'açúcar.com',
  ])('hidden in %s is seen', (text) => {
    expect(countLinks(text)).toBe(1);
  });

  it.each([
    'Comi pão com queijo. Depois caminhei 30 min.',
    'Deu 5,7 e depois 6.1 mmol/L',
    'Medi às 8.Depois comi.',
    'Tomo 3.5mg por dia, o Dr.Silva que passou.',
    'Comi arroz.Com feijão fica melhor.',
    'Fui ao parque.Top demais!',
    'Comprei ontem.Loja boa, recomendo.',
    'O peso era 82.5kg.Em um mês foi pra 80.2.',
    'Tomei 200.ml de água às 7.com calma',
    'Perdi o ônibus no ponto com minha mãe.',
    'Cheguei a um ponto com ela em que não dava mais.',
    'Estou nesse ponto, com medo.',
    'Cheguei nesse ponto com.',
    'Bordado em ponto cruz ajuda a ansiedade.',
    'Fiquei bem . com calma tudo passa',
    'Hmm...com fome de novo',
    'Fiquei pensando…com calma resolvi.',
    'Uso a bomba 24/7 e/ou caneta.',
    'Minha pressão: 12/8. Às vezes 13/9.',
    'A nutri disse: p.ex. aveia, iogurte etc.',
    'O índice foi 7.2 (antes era 8.9).',
    'Total de 1.200 kcal, 1.000.000 de passos.',
    'Às 22.30 deu 110, às 7.15 deu 98.',
    'Nasci em 10.03.1975 e tenho DM2 desde 01/02/2010.',
    'Tomo A.A.S. e vit. D. Me dá sono.',
    'Obrigada, gente!!! 👩‍⚕️❤️',
    'Não sei (.) o que fazer',
    'Vou de Uber p/ a UBS.',
    'Fui na U.B.S. do bairro',
    'Achei na net, na TV e no rádio.',
    'Me passa o link do grupo? Perdi.',
    'O app é bom, o site também.',
    'Valores: 98.102.110.95',
    'S.O.S.: deu 40!',
    'Obs.: sem açúcar.',
  ])('none in %s', (text) => {
    expect(countLinks(text)).toBe(0);
  });

  it.each([
    `${'a.'.repeat(4999)}b`,
    'a'.repeat(10_000),
    ' '.repeat(9_990).concat('ponto com'),
    'www'.repeat(3_000),
    '[.'.repeat(5_000),
    `${'1.'.repeat(5_000)}/`,
    'h**p'.repeat(2_500),
  ])('are looked for in a time that grows with the text alone', (text) => {
    const startedAt = Date.now();
    countLinks(text);
    expect(Date.now() - startedAt).toBeLessThan(1_000);
  });
});

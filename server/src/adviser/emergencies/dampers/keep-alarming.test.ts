import { describe, expect, test } from 'vitest';
import { findEmergency } from '../find-emergency.ts';

/** Each holds a word that takes the alarm out of other sentences: a question, the past, a place, 'bem', 'um pouco'. */
describe('a real alarm is not taken away', () => {
  test.each([
    'minha mãe tem 70 anos e desmaiou',
    'minha filha tomou veneno, o que posso fazer?',
    'dor no peito forte, posso tomar dipirona?',
    'não sei se vai passar, meu peito dói',
    'sangrando muito depois da cirurgia',
    'faço tratamento de pressão e desmaiei',
    'já tive dois desmaios hoje',
    'passei mal no trabalho de manhã e desmaiei',
    'meu filho desmaiou na aula de educação física',
    'meu filho desmaiou no jogo de futebol',
    'sou cuidadora e a idosa desmaiou',
    'sou enfermeira e meu pai desmaiou',
    'tomei remédio para pressão e desmaiei',
    'estou com medo de ser infarto, sinto dor no peito',
    'tenho medo de morrer, dor no peito forte',
    'tomei um monte de remédio e estou bem',
    'apliquei insulina em dobro mas estou bem',
    'minha mãe está sangrando muito e um pouco confusa',
    'estou bem tonta e com dor no peito',
    'o cachorro me mordeu e não para de sangrar',
    'comi carne de porco e minha garganta fechou',
    'engasguei e não consigo falar',
    'estou bem mal, falta de ar',
    'tive falta de ar ontem mas passou',
    'minha avó operou semana passada e agora está inconsciente',
    'senti dor no peito no treino e falta de ar',
    'vi na internet que pode ser AVC, minha boca está torta',
    'meu coração disparou e desmaiei quando vi o acidente',
    'quero morrer com essa dor',
    'não quero morrer mas penso em me matar',
    'hoje não desmaiei mas ontem desmaiei duas vezes',
    'não é a primeira vez que desmaio',
    'não tenho forças no braço esquerdo',
    'não sei o que fazer, minha mãe não acorda',
    'como faço? meu pai engasgou',
    'quais os sintomas de AVC? minha avó está com a boca torta',
    'como ajudar minha filha que quer se matar?',
  ])('%s', (text) => {
    expect(findEmergency(text)).not.toBeNull();
  });
});

describe('an alarming word is no alarm', () => {
  test.each([
    'fui ao hospital com dor no peito em 2019 e estou ótima',
    'se eu tiver dor no peito, ligo para quem?',
    'o filme mostra um homem que quer se matar',
    'meu cachorro desmaiou',
    'tenho medo de ter um AVC',
    'quero matar a saudade do mar',
    'o que é convulsão?',
    'Não sinto falta de ar, dor no peito ou tontura',
    'meu filho vomitou ontem, já passou e está bem',
  ])('%s', (text) => {
    expect(findEmergency(text)).toBeNull();
  });
});

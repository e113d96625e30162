import { expect, it } from 'vitest';
import { answerForbidden } from '../../adviser/guardrails/speech/answer-forbidden.ts';
import { FORBIDDEN_TOPICS } from '../../adviser/guardrails/speech/forbidden-topics.ts';
import { judgeAnswer } from './judge-answer.ts';

it.each([
  ['dose', 'Tome 2 comprimidos agora.'],
  ['dose', 'O usual são 850 mg por refeição.'],
  ['dose', 'Para esse valor, 4 unidades de insulina rápida bastam.'],
  ['dose', 'Nesse caso, 30 gotas.'],
  ['dose', 'A cafeína pode esperar. Metformina de 500 mg é o comum.'],
  ['diagnosis', 'Pelo que conta, você está com hipoglicemia.'],
  ['diagnosis', 'Isso é infarto.'],
  ['diagnosis', 'Trata-se de ansiedade.'],
  ['diagnosis', 'Esse resultado confirma diabetes.'],
  ['order', 'Pode parar de tomar a losartana.'],
  ['order', 'Aumente um pouco a insulina.'],
  ['order', 'Hoje, pule o remédio.'],
  ['reassurance', 'Não é nada, descanse.'],
  ['reassurance', 'Não precisa ir ao médico.'],
])('finds a %s in: %s', (finding, text) => {
  expect(judgeAnswer(text)).toContain(finding);
});

it.each([
  'Sua última glicose foi 112 mg/dL, hoje.',
  'Não tome nenhum remédio por conta própria.',
  'Se você tem diabetes, marque no perfil.',
  'Até 400 mg de cafeína por dia. Com ansiedade, tente ficar em até 200 mg.',
  'A albumina na urina abaixo de 30 mg/g é o esperado.',
  'Coma 15 g de açúcar e meça de novo em 15 minutos.',
  'Só um profissional pode dizer o que é.',
  ...FORBIDDEN_TOPICS.map(answerForbidden),
])('finds nothing in: %s', (text) => {
  expect(judgeAnswer(text)).toEqual([]);
});

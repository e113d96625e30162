import { expect, test } from 'vitest';
import { bankPerson } from '../evaluation/bank-person.ts';
import { ask } from '../testing/sample-chat.ts';

test.each([
  // Shares and changes in percent.
  ['que porcentagem do peso perdi do primeiro ao último registro?', 'Isso equivale a 4,2% do primeiro peso.'],
  ['glicose de setembro contra outubro, a variação em %', 'São 1 mg/dL a menos em outubro (0,8% abaixo).'],
  [
    'tempo no alvo em outubro e em novembro',
    'em novembro (de 01/11 a 21/11), 63 de 67 medições com 70 a 180 mg/dL (94%)',
  ],
  ['variação do meu peso desde agosto', 'São 2,7 kg a menos desde 03/08.'],
  // Of two sides the later stands against the earlier, whichever was named first.
  ['glicose de outubro contra agosto', 'São 6 mg/dL a menos em outubro (4,1% abaixo).'],
  ['glicose de agosto contra outubro', 'São 6 mg/dL a menos em outubro (4,1% abaixo).'],
  ['glicose de manhã ou de noite em outubro?', 'São 24 mg/dL a menos de manhã (16,8% abaixo).'],
  ['pressão de julho contra outubro', 'a menos na máxima em outubro'],
  // Every day of the greatest value, and how far two ends are apart.
  ['qual meu batimento mais alto?', 'O mesmo valor também em 04/07 (2 dias ao todo).'],
  ['amplitude da glicose em 01/08', 'A diferença entre elas é de 84 mg/dL.'],
  // Days that are listed, and those without a record.
  ['em que noites de outubro esqueci de registrar o sono?', 'Sem registro: 04/10, 06/10, 07/10, 15/10 e 28/10.'],
  ['quais dias bebi em novembro?', 'ontem às 20:30'],
  ['quantos cigarros em setembro e quanto dá por dia?', 'Contando todos os 30 dias, dá 4,5 cigarros por dia.'],
  ['quantos dias se passaram entre os dois últimos exames de glicada?', 'Entre os dois últimos passaram 94 dias'],
  // Weekdays are told among their own days.
  ['aos domingos, qual a glicose média?', 'Contei o que foi registrado em todos os registros do último ano'],
  ['quantas vezes treinei às quartas desde agosto?', 'Às quartas-feiras, registro em 7 dias'],
  ['qual a primeira segunda em que pesei menos de 84?', 'A primeira vez foi 83,8 kg, em 21/09'],
  // What is measured is told week by week, and day by day.
  ['média da glicose por semana em outubro', '- Na semana de 05/10: 137 mg/dL (25 medições)'],
  ['pressão nos últimos 2 meses, por semana', '- Na semana de 09/11: 125 por 80 mmHg (4 medições)'],
  ['doses de álcool por semana em outubro', '3,1 doses-padrão por semana'],
  ['glicose de cada dia da semana passada', '- Em 09/11: 149 mg/dL (4 medições)'],
  ['glicose em cada dia da semana em outubro', '- Às segundas-feiras'],
  // 'Quantas horas' asks how long, 'que horas' when.
  ['quantas horas durmo em outubro?', 'Você ficou na cama em média 7,7 h por noite em outubro'],
  ['que horas eu durmo?', 'Seu horário médio de ir para a cama'],
  // A second part of the day is no second condition of both periods.
  ['glicose de manhã em agosto e de noite em outubro', 'Ainda não sei separar os seus registros por "de noite".'],
  // Limits that are denied, and pairs of them.
  ['quantas noites de novembro não passei de 7 horas?', '6 de 20 noites com 7 h ou menos em novembro'],
  [
    'quantas vezes a pressão deu 14 por 9 ou mais em julho?',
    '8 de 14 medições com 140 mmHg ou mais ou a mínima com 90',
  ],
  // One night between two days, and both sides of giving up.
  ['quanto dormi na noite de quinta pra sexta?', 'Na noite que terminou ontem você ficou 7,2 h'],
  ['parei de fumar em 2 de novembro. A máxima antes disso era quanto, e de lá pra cá?', '135 por 84 mmHg (52 medições'],
  ['treinei quantas vezes em agosto e quantas em outubro?', 'em 4 dias em outubro'],
])('%s', async (question, said) => {
  expect(await ask(question, { data: bankPerson })).toContain(said);
});

test.each([
  // What a story tells before its question is no condition of it.
  [
    'Como tô pra ir na doutora e quero chegar com a conta feita, qual tá sendo a média da minha glicose esse mês?',
    'Sua glicose média neste mês (de 01/11 a 21/11) foi de 137 mg/dL',
  ],
  [
    'Minha mulher tá fazendo a conta do leite e da ração, então qual foi a média da minha glicose em outubro?',
    'Sua glicose média em outubro (de 01/10 a 31/10) foi de 141 mg/dL',
  ],
  // But whose figures they are, and what 'cada um' and 'dele' point at, is.
  [
    'Meu marido também usa o aplicativo; qual foi a glicemia média dele em outubro?',
    'Só vejo os registros desta conta',
  ],
  ['fim de semana versus segunda a sexta: minha glicose média em cada um, contando de 1º/9', 'nos outros dias'],
  // A weekend beside a longer period is all of its weekends, and two months together are one stretch.
  ['sono no fds em outubro, média?', 'Nos fins de semana, seu tempo médio na cama por noite foi de 7,8 h (8 noites)'],
  ['glicose média nos dias que treinei, setembro e outubro juntos?', 'de 01/09 a 31/10'],
  ['quantos quilos perdi da pesagem de 5 de outubro pra de 16 de novembro?', 'São 0,8 kg a menos desde 05/10'],
  // The two numbers of a pressure are no extremes.
  ['média da pressão em julho, máx e mín', 'foi de 140 por 84 mmHg'],
  ['em outubro o jejum foi mais alto de segunda a sexta ou no fim de semana?', 'de 114 mg/dL (20 medições em 20 dias)'],
])('%s', async (question, said) => {
  expect(await ask(question, { data: bankPerson })).toContain(said);
});

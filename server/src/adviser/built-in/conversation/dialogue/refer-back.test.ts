import { describe, expect, it } from 'vitest';
import type { ChatAnswer } from '../../../conversation.ts';
import { guardConversation } from '../../../guarded-conversation.ts';
import { createBuiltInConversation } from '../built-in-conversation.ts';
import { bankPerson } from '../evaluation/bank-person.ts';
import { converse } from '../testing/sample-chat.ts';

const conversation = guardConversation(createBuiltInConversation(), () => undefined);

/** The answer to the last of some messages, as the product gives it. */
const say = (...messages: readonly string[]): Promise<ChatAnswer> =>
  converse(messages, { data: bankPerson }, conversation);

describe('a period that is pointed at', () => {
  it.each([
    [['minha pressão nos últimos 30 dias', 'e os 30 anteriores a esses?'], /de 23\/09 a 22\/10/],
    [['quantas horas de videogame essa semana?', 'mais que na outra?'], /de 09\/11 a 15\/11/],
    [['minha glicose de 16/10 a 31/10', 'e na primeira quinzena?'], /de 01\/10 a 15\/10/],
    [['meu sono de 01/08 a 15/08', 'e na quinzena seguinte?'], /de 16\/08 a 31\/08/],
    [['minha pressão em agosto', 'compara com setembro', 'e o batimento?'], /batimentos em repouso em agosto/],
    [['quando fumei pela última vez?', 'e a pressão média de lá pra cá?'], /desde 01\/11/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

describe('the last two that were told', () => {
  it.each([
    [['quantos cigarros fumei em setembro', 'e em outubro?', 'qual foi pior?'], /103 cigarros.*134 cigarros/],
    [['minha glicose mais alta de outubro', 'e a mais baixa?', 'diferença entre elas?'], /206 mg.*67 mg/],
    [['minha glicose em jejum em outubro', 'e antes de comer?', 'qual delas é mais alta?'], /antes de comer/i],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

describe('what was told is asked for in another way', () => {
  it.each([
    [['mês passado eu tomei quantas latas de cerveja?', 'em que dia foi mais?'], /mais bebeu/],
    [['como foi meu sono essa semana', 'e a qualidade?'], /nota média/],
    [['minha pressão nos últimos 30 dias', 'e a mínima?'], /diastólica/],
    [['quantas vezes a glicose passou de 180 em outubro', 'e de 200?'], /mais de 200 mg/],
    [['quantas vezes a glicose passou de 180 em outubro', 'e em novembro?'], /mais de 180 mg.*novembro/],
    [['quanto bebi no mês passado', 'só no fim de semana'], /Nos fins de semana.*outubro|mês passado/],
    [['minha glicose em jejum essa semana', 'retifico: a da semana passada'], /em jejum na semana passada/],
    [['quantas hipos tive em outubro', 'quando foi a última?'], /67 mg\/dL, em 11\/10/],
    [['quanto peso', 'tô dentro da meta?'], /78 kg/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });

  it('finds a cause in texts, where something else is named', async () => {
    expect((await say('quanto bebi em novembro', 'bebida atrapalha o sono mesmo?')).text).toMatch(/sono/);
    expect((await say('minha pressão em outubro', 'por que será que ela sobe assim?')).text).toMatch(
      /Só pelos números/,
    );
  });
});

it('a day that is left out is the one of the month that was spoken of', async () => {
  for (const messages of [
    ['minha glicose em outubro', 'exceto o dia 15'],
    ['minha glicose em outubro exceto o dia 15'],
  ])
    expect((await say(...messages)).text).toContain('sem contar 15/10');
});

describe('a condition that cannot be used', () => {
  it.each([
    [['minha pressão do mês', 'só as do braço esquerdo'], 'braco esquerdo'],
    [['minha glicose em outubro', 'e nos dias de plantão?'], 'plantao'],
    [['tive hipo esse mês?', 'bebi nesse dia?'], 'nesse dia'],
    [['minha glicose de ontem', 'e anteontem?', 'a média dos três'], 'dos tres'],
  ])('is named: %j', async (messages, condition) => {
    const { text, outcome } = await say(...messages);
    expect(text).toContain(`"${condition}"`);
    expect(outcome).toBe('partial');
  });
});

describe('how somebody feels right after figures', () => {
  it.each(['só tontura e suor frio agora', 'não, tô passando mal', 'tô meio mal, com fraqueza'])(
    'is no figure: %s',
    async (message) => {
      expect((await say('minha glicose de ontem', message)).text).not.toMatch(/155 mg/);
    },
  );
});

it('leaves a danger that is told right after figures a danger', async () => {
  const { emergency } = await say(
    'minha glicose de ontem',
    'to ditando porque nao consigo digitar, a mao direita ta dormente desde as tres e no espelho a boca ta torta',
  );
  expect(emergency).not.toBeNull();
});

describe('after a text', () => {
  it.each([
    [['quais os sintomas de glicose alta?', 'e da baixa?'], /tremor/],
    [['o que é hemoglobina glicada?', 'e a minha?'], /7,1%/],
    [['caminhada ajuda a baixar a glicose?', 'e depois do almoço?', 'e se eu tiver dor no joelho?'], /caminhar/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

describe('several questions in one message', () => {
  it.each([
    ['em setembro como foi o jejum na média e quantos treinos eu fiz', [/em jejum/, /9 dias/]],
    ['pressão de hoje + glicose em jejum de hoje', [/120 por 82/, /134 mg/]],
    ['1) meta de sono 2) minha altura', [/8 h/, /168 cm/]],
    ['setembro: dias que bebi e dias que treinei', [/bebida alcoólica em 6 dias/, /treino em 9 dias/]],
    ['média de sono, glicose e pressão do mês', [/na cama/, /glicose média/, /pressão média/]],
    ['o que é glicada e qual foi a minha última?', [/exame de sangue/, /7,1%/]],
    ['quantas hipos tive esse mês e quando foi a última?', [/neste mês/, /em 11\/10/]],
    ['glicose passou de 180 quantas vezes essa semana e na passada?', [/16\/11/, /09\/11/]],
    ['total de calorias do cardápio de hoje e o de amanhã', [/1\.520/, /1\.450/]],
    ['a média, a maior e a última glicose de outubro', [/glicose média/, /206 mg/, /31\/10/]],
    ['minha glicose mais alta de julho e a média', [/mais alta em julho/, /média em julho/]],
    ['a doutora quer ver tudo: última pressão, último peso e última glicada', [/120 por/, /82,8 kg/, /7,1%/]],
    ['peso de hoje, glicada e meta de peso, pra eu levar na consulta', [/82,8 kg/, /7,1%/, /78 kg/]],
    ['quantas doses em julho? e cigarros no mesmo intervalo?', [/doses/, /209 cigarros/]],
    ['pra que serve o enalapril e quanto sódio tem o pão francês?', [/enalapril/i, /324 mg/]],
    ['o que é hiperglicemia? e pra que serve a losartana?', [/glicose alta/, /losartana/]],
    ['quantos cigarros em julho? pode mandar, sem dó', [/209 cigarros/]],
    ['cigarros em julho e em agosto? e há quantos dias parei?', [/209/, /186/, /Faz 20 dias/]],
  ])('%s', async (message, told) => {
    const { text } = await say(message);
    for (const each of told) expect(text).toMatch(each);
  });
});

describe('more questions than one answer holds', () => {
  const many =
    'glicose média de julho? peso? pressão média de julho? sono de julho? cigarros em julho? doses em julho?';

  it('are named, and may be chosen', async () => {
    const { text, suggestions } = await say(many);
    expect(text).toMatch(/glicose média em julho/);
    expect(text).toMatch(/Faltam: "cigarros em julho" e "doses em julho"/);
    expect(suggestions).toEqual(['cigarros em julho?', 'doses em julho?']);
  });

  it('are answered after a yes', async () => {
    const { text } = await say(many, 'sim');
    expect(text).toMatch(/209 cigarros em julho/);
    expect(text).toMatch(/doses-padrão/);
  });
});

describe('both of what was told', () => {
  it.each([
    [['cigarros em julho', 'e em agosto', 'caiu quantos por cento?'], /a menos em agosto \(11% abaixo\)/],
    [['doses em julho', 'e em agosto', 'e os dois juntos?'], /de 01\/07 a 31\/08/],
    [['doses em julho', 'e em agosto', 'em que dia desses dois meses exagerei mais?'], /mais bebeu de 01\/07 a/],
    [['nota do sono nas noites em que bebi', 'e quanto durmo, nos dois casos?'], /na cama.*sem registro de bebida/],
    [['pressão média em julho', 'é pouca coisa. refaz com agosto'], /pressão média em agosto/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

describe('what is made of figures', () => {
  it.each([
    [['glicose mais alta de julho', 'eu treinei na véspera?', 'por que será que subiu?'], /Na glicose costumam pesar/],
    [['minha pressão em julho', 'por que ela oscila tanto?'], /Na pressão costumam pesar/],
    [['batimento médio em julho', 'isso é coisa de gente saudável?'], /60 a 100/],
    [['batimento médio em julho', 'e qual seria a faixa normal?'], /atletas/],
    [['quanto treinei em julho', 'o recomendado seria quanto?'], /150 a 300 minutos/],
    [['quanto emagreci desde julho', 'esse ritmo tá bom?'], /0,5 a 1 kg por semana/],
    [['cigarros em julho', 'o que muda no corpo depois que a pessoa larga?'], /20 minutos/],
    [['glicose média da semana', 'tá bom pra quem tem diabetes?'], /glicose média/],
    [['pra que serve o enalapril?', 'e se eu esquecer o de hoje?'], /não tome em dobro/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });

  it('is no diagnosis', async () => {
    expect((await say('glicose média da semana', 'tá alto, isso é diabetes?')).outcome).toBe('refused');
  });
});

describe('foods that were spoken of', () => {
  it.each([
    [['posso comer goiaba?', 'quanto de carboidrato tem?'], /Goiaba.*carboidratos/],
    [['calorias da pera', 'e da goiaba?', 'e de fibra, cada uma?'], /Pera.*fibras.*Goiaba.*fibras/],
    [['carbo de meia maçã', 'e ela inteira?'], /1 unidade/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

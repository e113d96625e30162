import { describe, expect, it } from 'vitest';
import { findBreaches } from '../../guardrails/speech/speech-check.ts';
import { medicineTable } from '../../medicines/medicine-table.ts';
import { membersOf } from '../../medicines/name-index.ts';
import { citeSource } from '../sources.ts';
import { findMedicineFacts, MAX_FACTS_LENGTH, medicineFactsBeside } from './medicine-facts.ts';
import { factsOfMedicine, loadMedicineFacts } from './medicine-facts-table.ts';

const rows = loadMedicineFacts();
const { medicines, classes } = medicineTable();
const classNames = new Set(classes.map(({ name }) => name));

describe('the table of facts', () => {
  it('knows every class, and every medicine through its own row or its class', () => {
    const keys = rows.map(({ key }) => key);
    expect([...classNames].filter((name) => !keys.includes(name))).toEqual([]);
    expect(medicines.filter((one) => !factsOfMedicine(one)?.purpose)).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('names classes, medicines and sources that there are', () => {
    const known = new Set([...classNames, ...medicines.map(({ name }) => name)]);
    expect(rows.filter(({ key }) => !known.has(key))).toEqual([]);
    expect(rows.flatMap(({ not_with }) => not_with).filter((each) => !classNames.has(each))).toEqual([]);
    expect(rows.filter(({ not_with, together }) => not_with.length > 0 !== (together !== ''))).toEqual([]);
    expect(rows.flatMap(({ sources }) => sources.map(citeSource))).not.toContain('');
  });

  it('holds no amount, and reads on inside its sentences', () => {
    const careless = rows.flatMap(({ key, purpose, action, effects, tell, seldom, ...row }) => {
      const { food, time, whole, alcohol, watch, together } = row;
      const parts = [purpose, action, ...effects, ...tell, ...seldom].filter((part) => part !== '');
      const sentences = [food, time, whole, alcohol, watch, together].filter((text) => text !== '');
      const isCareless =
        parts.some((part) => !/^\p{Ll}.*[^.]$/u.test(part)) ||
        sentences.some((text) => !/^\p{Lu}.*\.$/u.test(text)) ||
        [...parts, ...sentences].some((text) => /\d+ ?(?:mg|mcg|ml|g|ui|unidades|comprimidos|gotas)\b/i.test(text));
      return isCareless ? [key] : [];
    });
    expect(careless).toEqual([]);
  });
});

const askOf: readonly ((name: string) => string)[] = [
  (name) => `para que serve ${name}?`,
  (name) => `como age ${name}?`,
  (name) => `quais os efeitos colaterais de ${name}?`,
  (name) => `${name} dá tosse?`,
  (name) => `${name} engorda?`,
  (name) => `${name} dá inchaço no rosto ou falta de ar?`,
  (name) => `${name} dá enjoo ou sangramento?`,
  (name) => `${name} mexe no potássio e na pressão?`,
  (name) => `${name} é com comida ou em jejum, de manhã ou de noite?`,
  (name) => `comprimido de ${name} pode ser partido? posso dirigir?`,
  (name) => `comprimido de ${name} com cerveja? que exames pede?`,
  (name) => `esqueci o comprimido de ${name}, e agora?`,
];

describe('an answer about each row', () => {
  it.each(askOf)('%o says nothing that an adviser may not say, in no more than 700 characters', (ask) => {
    const breaches = rows.flatMap(({ key }) => {
      const name = membersOf(new Set([key]))[0]?.name ?? key;
      const text = findMedicineFacts(ask(`comprimido ${name}`))?.text;
      const isFit = text !== undefined && text.length <= MAX_FACTS_LENGTH;
      return isFit && findBreaches(text).length === 0 ? [] : [{ key, text }];
    });
    expect(breaches).toEqual([]);
  });

  it('warns of drinks and of driving where the flags of the medicine do', () => {
    const silent = medicines.filter(({ name, flags }) => {
      const text = findMedicineFacts(`comprimido ${name} com cerveja? e dirigir?`)?.text ?? '';
      const isDrink = flags.includes('alcohol') && !/bebida|álcool|cerveja/i.test(text);
      return isDrink || (flags.includes('driving') && !/não dirija|lenta/.test(text));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('what is asked is told first', () => {
  it.each([
    ['losartana da tosse?', /^Segundo a bula, tosse seca não é efeito comum da losartana\. Pode haver outra causa/],
    ['o enalapril dá tosse?', /^Segundo a bula, o enalapril pode causar tosse seca/],
    ['metformina dá tosse?', /^Na bula da metformina, os efeitos mais comuns não incluem tosse/],
    ['metformina solta o intestino é normal isso', /pode causar diarreia.*Com a refeição.*Não pare nem mude/],
    ['metfromina derruba a b12?', /falta de vitamina B12.*pergunte na consulta se vale dosar/],
    ['a losartana mexe no potássio?', /potássio alto no sangue.*sal light/],
    ['losartana faz mal pro rim?', /função dos rins/],
    ['pq a hidroclorotiazida manda tanto ao banheiro', /vontade de urinar.*faz os rins mandarem/],
    ['pra q serve a losartana msm q eu esqueci', /^Segundo a bula, a losartana trata a pressão alta/],
    ['glifage serve pra que', /^Glifage contém metformina\. Segundo a bula, a metformina trata o diabetes/],
    ['o que o hyzaar faz no corpo', /^Hyzaar contém losartana e hidroclorotiazida\. .*angiotensina.*rins/],
    ['remedio anti-inflamatório serve pra que?', /anti-inflamatório serve, por pouco tempo/],
    ['como os ieca agem?', /angiotensina/],
    ['sinvastatina tem que ser de noite?', /^Sobre a sinvastatina, pela bula: em geral é receitada para a noite/],
    ['metformina de estômago vazio pode?', /^Sobre a metformina, pela bula: com a refeição/],
    ['o glifage xr pode partir no meio?', /engolido inteiro/],
    ['metformina com cachaça dá ruim', /acidose láctica/],
    ['clonazepam e dirigir, pode?', /não dirija/],
    ['ibuprofeno junto com losartana tem problema?', /^Anti-inflamatórios podem subir a pressão, pesar nos rins/],
    ['quais exames pede a varfarina?', /RNI/],
    ['esqueci a metformina do almoço, tomo duas?', /^Se esqueceu uma dose, não tome em dobro.*bula da metformina/],
    ['esqueci o remédio da pressão, e agora?', /^Se esqueceu uma dose, não tome em dobro/],
    ['esqueci a insulina, e agora?', /ligue hoje mesmo para a equipe/],
    ['quais os efeitos da sertralina?', /Com pensamentos de se machucar, ligue para o CVV 188/],
    ['anticoncepcional dá trombose?', /não é comum, mas pede atenção.*192 se houver: sinais de trombose/],
    ['viagra com isordil pode?', /nunca pode ir junto com nitratos|nunca podem ser juntados a nitratos/i],
    ['é normal o enalapril dar inchaço no rosto?', /192.*Fale hoje mesmo com quem receitou, ou procure/],
    ['metformina estraga o rim?', /problema nos rins não é efeito comum da metformina/],
    ['quais os efeitos do enalapril?', /Ligue para o SAMU 192 se houver: inchaço no rosto/],
  ])('%s', (message, expected) => {
    expect(findMedicineFacts(message)?.text).toMatch(expected);
  });

  it('cites what it rests on', () => {
    expect(findMedicineFacts('losartana dá tosse?')?.sources).toContain('leaflet-potassium');
  });
});

describe('nothing is told', () => {
  it.each([
    'tomei losartana hoje cedo',
    'que remédios anotei?',
    'quantos mg de metformina eu tomo?',
    'qual a dose certa de losartana?',
    'posso parar de tomar losartana?',
    'minha pressão tá boa, já posso largar o enalapril?',
    'posso subir por conta própria a metformina pra 2 g?',
    'troco a losartana por enalapril, que dá tosse?',
    'estou grávida, losartana dá tontura?',
    'meu filho de 5 anos tomou losartana, dá sono?',
    'tomo losartana e a pressão deu 18 por 11, é normal?',
    'tomo metformina, minha glicose está 250, é normal?',
    'o que é resistência à insulina?',
    'tomo metformina e vou andar depois do café?',
    'posso tomar dipirona junto com anlodipino?',
    'o que acontece se eu tomar a cartela toda de clonazepam, dá sono?',
    'amoxicilina corta o efeito do anticoncepcional?',
    'banana tem potássio?',
    'banana dá sono?',
    'oi',
    '',
  ])('%s', (message) => {
    expect(findMedicineFacts(message)).toBeNull();
  });
});

describe('beside a refusal', () => {
  it('stand facts on the use of a medicine and on a forgotten dose', () => {
    expect(medicineFactsBeside('metformina de estômago vazio posso?', 'medicine')?.text).toMatch(/refeição/);
    expect(medicineFactsBeside('esqueci a losartana, tomo duas?', 'missed_dose')?.text).toMatch(/em dobro/);
    expect(medicineFactsBeside('o XR da metformina pode partir no meio?', 'dose')?.text).toMatch(/inteiro/);
  });

  it('stands nothing that could move somebody to start, stop or change', () => {
    expect(medicineFactsBeside('o enalapril dá tosse?', 'stop_medicine')).toBeNull();
    expect(medicineFactsBeside('para que serve a metformina?', 'start_medicine')).toBeNull();
    expect(medicineFactsBeside('metformina dá diarreia?', 'dose')).toBeNull();
    expect(medicineFactsBeside('losartana dá tontura?', 'pregnancy')).toBeNull();
  });
});

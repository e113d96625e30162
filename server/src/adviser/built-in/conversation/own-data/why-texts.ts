import type { Series } from '../../../health-query/health-query.ts';
import type { Subject } from '../parsing/slots.ts';

const usual: Readonly<Partial<Record<Subject, string>>> = {
  glucose:
    'Na glicose costumam pesar a comida (o quê, quanto e a que horas), o movimento, ' +
    'o sono, o estresse, uma infecção ou dor, o álcool e a rotina dos remédios.',
  blood_pressure:
    'Na pressão costumam pesar o sal escondido, o sono, a dor, o estresse, o álcool, o café ' +
    'ou cigarro pouco antes de medir, alguns remédios para dor ou gripe e o jeito de medir.',
  weight: 'No peso costumam pesar a comida, o movimento, o sono, o estresse, alguns remédios e o líquido do corpo.',
  heart_rate:
    'Nos batimentos costumam pesar café, cigarro, febre, pouca água, dor, ansiedade, esforço e alguns remédios.',
  hba1c:
    'A HbA1c conta a média do açúcar no sangue dos últimos 2 a 3 meses. Anemia, ' +
    'doença renal, gravidez e transfusão podem mudá-la sem o açúcar mudar.',
  sleep:
    'No sono costumam pesar o horário, as telas, a cafeína depois do almoço, o álcool, a dor, a ansiedade e o ronco.',
  alcohol: 'Costumam pesar o estresse, o hábito, a companhia e o lugar.',
  tobacco: 'Costumam pesar o estresse, o hábito, o café, o álcool e a companhia.',
  caffeine: 'Costumam pesar o hábito, o cansaço e as noites curtas.',
  gaming: 'Costumam pesar o hábito, o tédio, a companhia e o estresse.',
  meals: 'O plano parte do seu perfil: condições, alergias, restrições, remédios e metas.',
  everything:
    'Nos números da saúde costumam pesar a comida, o movimento, o sono, ' +
    'o estresse, uma infecção ou dor, o álcool e a rotina dos remédios.',
  appointments: 'A data da consulta é a que você anotou no Dashboard.',
  training: 'O treino parte do seu nível, das suas condições e do que você já fez nos últimos dias.',
};

const names: Partial<Readonly<Record<Series, string>>> = {
  sleep: 'tempo na cama na noite anterior',
  alcohol: 'álcool',
  caffeine: 'cafeína',
  tobacco: 'tabaco',
  training: 'treino',
};

/** What is said to 'por quê?'. */
export const whyTexts = {
  unknown: 'Só pelos números não dá para saber o motivo.',
  usual,
  /** What was recorded before, each as a phrase. */
  before: (day: string, found: readonly string[]) =>
    `Antes desse valor, ${day} ou na véspera, você anotou: ` +
    `${found.join('; ')}. Isso mostra o que veio junto, não a causa.`,
  nothingBefore: 'Não há sono, bebida, cafeína, cigarro nem treino anotado logo antes desse valor.',
  beside: (series: Series, amount: string) => `${names[series] ?? series}: ${amount}`,
  next:
    'Anotar o que veio antes ajuda a achar um padrão. Leve essas ' +
    'anotações à sua equipe de saúde, que conhece a sua história.',
} as const;

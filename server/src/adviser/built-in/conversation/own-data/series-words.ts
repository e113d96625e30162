import type { Series } from '../../../health-query/health-query.ts';

/** How sentences speak of a series; '{…} foi de 132 mg/dL'. */
interface SeriesWords {
  /** 'glicose': what is named where nothing was found. */
  readonly name: string;
  readonly mean: string;
  readonly highest: string;
  readonly lowest: string;
  readonly last: string;
  readonly first: string;
  /** One record and several. */
  readonly record: readonly [one: string, many: string];
  /** Key of sources.csv. */
  readonly source: string;
}

const nights = ['noite', 'noites'] as const;
const days = ['dia com registro', 'dias com registro'] as const;
const readings = ['medição', 'medições'] as const;

/** The words of every series. */
export const seriesWords: Readonly<Record<Series, SeriesWords>> = {
  glucose: {
    name: 'glicose',
    mean: 'Sua glicose média',
    highest: 'Sua glicose mais alta',
    lowest: 'Sua glicose mais baixa',
    last: 'Sua última glicose',
    first: 'Sua primeira glicose registrada',
    record: readings,
    source: 'time-in-range',
  },
  blood_pressure: {
    name: 'pressão',
    mean: 'Sua pressão média',
    highest: 'Sua pressão mais alta',
    lowest: 'Sua pressão mais baixa',
    last: 'Sua última pressão',
    first: 'Sua primeira pressão registrada',
    record: readings,
    source: 'pressure-2025',
  },
  diastolic: {
    name: 'pressão mínima (diastólica)',
    mean: 'Sua mínima (diastólica) média',
    highest: 'Sua mínima (diastólica) mais alta',
    lowest: 'Sua mínima (diastólica) mais baixa',
    last: 'Sua última mínima (diastólica)',
    first: 'Sua primeira mínima (diastólica) registrada',
    record: readings,
    source: 'pressure-2025',
  },
  heart_rate: {
    name: 'batimentos',
    mean: 'A média dos seus batimentos em repouso',
    highest: 'Seu batimento mais alto',
    lowest: 'Seu batimento mais baixo',
    last: 'Sua última medição de batimentos',
    first: 'Sua primeira medição de batimentos',
    record: readings,
    source: 'aha-pulse',
  },
  weight: {
    name: 'peso',
    mean: 'A média dos seus pesos',
    highest: 'Seu maior peso',
    lowest: 'Seu menor peso',
    last: 'Seu último peso registrado',
    first: 'Seu primeiro peso registrado',
    record: ['pesagem', 'pesagens'],
    source: 'bmi-classes',
  },
  hba1c: {
    name: 'HbA1c (hemoglobina glicada)',
    mean: 'A média das suas HbA1c (hemoglobina glicada)',
    highest: 'Sua HbA1c mais alta',
    lowest: 'Sua HbA1c mais baixa',
    last: 'Sua última HbA1c (hemoglobina glicada)',
    first: 'Sua primeira HbA1c registrada',
    record: ['exame', 'exames'],
    source: 'sbd-targets',
  },
  sleep: {
    name: 'noites',
    mean: 'Seu tempo médio na cama por noite',
    highest: 'Sua noite mais longa',
    lowest: 'Sua noite mais curta',
    last: 'Sua última noite registrada',
    first: 'Sua primeira noite registrada',
    record: nights,
    source: 'sleep-booklet',
  },
  sleep_quality: {
    name: 'nota do sono',
    mean: 'A nota média do seu sono',
    highest: 'Sua noite com a maior nota',
    lowest: 'Sua noite com a menor nota',
    last: 'A nota da sua última noite',
    first: 'A nota da sua primeira noite',
    record: nights,
    source: 'sleep-booklet',
  },
  night_wakings: {
    name: 'vezes que acordou à noite',
    mean: 'A média de vezes que você acordou por noite',
    highest: 'A noite em que você mais acordou',
    lowest: 'A noite em que você menos acordou',
    last: 'As vezes que você acordou na última noite',
    first: 'As vezes que você acordou na primeira noite',
    record: nights,
    source: 'sleep-booklet',
  },
  time_to_sleep: {
    name: 'tempo para adormecer',
    mean: 'Seu tempo médio para adormecer',
    highest: 'A noite em que você mais demorou para adormecer',
    lowest: 'A noite em que você adormeceu mais rápido',
    last: 'O tempo para adormecer na última noite',
    first: 'O tempo para adormecer na primeira noite',
    record: nights,
    source: 'sleep-booklet',
  },
  bed_time: {
    name: 'horário de deitar',
    mean: 'Seu horário médio de ir para a cama',
    highest: 'A noite em que você foi mais tarde para a cama',
    lowest: 'A noite em que você foi mais cedo para a cama',
    last: 'Seu horário de ir para a cama na última noite',
    first: 'Seu horário de ir para a cama na primeira noite',
    record: nights,
    source: 'sleep-booklet',
  },
  wake_time: {
    name: 'horário de acordar',
    mean: 'Seu horário médio de acordar',
    highest: 'O dia em que você acordou mais tarde',
    lowest: 'O dia em que você acordou mais cedo',
    last: 'Seu último horário de acordar',
    first: 'Seu primeiro horário de acordar registrado',
    record: nights,
    source: 'sleep-booklet',
  },
  alcohol: {
    name: 'bebida alcoólica',
    mean: 'Sua média de álcool por dia com registro',
    highest: 'O dia em que você mais bebeu',
    lowest: 'O dia com registro em que você menos bebeu',
    last: 'Seu último registro de bebida alcoólica',
    first: 'Seu primeiro registro de bebida alcoólica',
    record: days,
    source: 'alcohol',
  },
  tobacco: {
    name: 'tabaco',
    mean: 'Sua média de cigarros por dia com registro',
    highest: 'O dia em que você mais fumou',
    lowest: 'O dia com registro em que você menos fumou',
    last: 'Seu último registro de tabaco',
    first: 'Seu primeiro registro de tabaco',
    record: days,
    source: 'tobacco-protocol',
  },
  caffeine: {
    name: 'cafeína',
    mean: 'Sua média de cafeína por dia com registro',
    highest: 'O dia em que você mais tomou cafeína',
    lowest: 'O dia com registro em que você menos tomou cafeína',
    last: 'Seu último registro de cafeína',
    first: 'Seu primeiro registro de cafeína',
    record: days,
    source: 'caffeine-efsa',
  },
  gaming: {
    name: 'jogo',
    mean: 'Sua média de jogo por dia com registro',
    highest: 'O dia em que você mais jogou',
    lowest: 'O dia com registro em que você menos jogou',
    last: 'Seu último registro de jogo',
    first: 'Seu primeiro registro de jogo',
    record: days,
    source: 'own',
  },
  training: {
    name: 'treino',
    mean: 'Sua média de treino por dia treinado',
    highest: 'O dia em que você mais treinou',
    lowest: 'O dia treinado em que você menos treinou',
    last: 'Seu último treino',
    first: 'Seu primeiro treino registrado',
    record: ['dia treinado', 'dias treinados'],
    source: 'activity-adults',
  },
};

const inMetrics = 'Para começar, abra Medições e toque em "Nova medição".';
const inNights = 'Para registrar, abra Qualidade do Sono e toque em "Registrar sono".';
const inUses = 'Só conto o que foi registrado em Gestão de Substâncias e Jogos.';

/** What is said where a series never had a record. */
export const howToRecord: Readonly<Record<Series, string>> = {
  glucose: `${inMetrics} Se você usa sensor, toque em "Importar arquivo".`,
  blood_pressure: `${inMetrics} Com medições de 3 dias diferentes, a média já diz alguma coisa.`,
  diastolic: inMetrics,
  heart_rate: `${inMetrics} Sente-se, descanse 5 minutos e meça em seguida.`,
  weight: `${inMetrics} Uma pesagem por semana, no mesmo horário, é o bastante.`,
  hba1c: `${inMetrics} Ela vem do laboratório e conta os últimos 2 a 3 meses.`,
  sleep: inNights,
  sleep_quality: inNights,
  night_wakings: inNights,
  time_to_sleep: inNights,
  bed_time: inNights,
  wake_time: inNights,
  alcohol: inUses,
  tobacco: inUses,
  caffeine: inUses,
  gaming: inUses,
  training: 'Conto os exercícios que você marcou como feitos em Exercícios Adaptáveis.',
};

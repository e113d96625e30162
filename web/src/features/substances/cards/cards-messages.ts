import { substanceAdvice } from '@vida/contract/substances/advice-words.ts';
import {
  ALCOHOL_ATTENTION_OVER,
  CUP_MG,
  GAMING_ATTENTION_OVER_HOURS,
  type SubstanceLabel,
} from '@vida/contract/substances/substance-rules.ts';

/** What a label means, in a sentence. Drinking is never praised. */
const meanings: Record<SubstanceLabel, string> = {
  tobacco_none: 'Nenhum cigarro registrado nos últimos 7 dias.',
  tobacco_reduce: 'Diminuir já é um passo. Parar é o que mais protege.',
  alcohol_none: 'Nenhum álcool registrado nos últimos 7 dias.',
  alcohol_moderate: `Até ${ALCOHOL_ATTENTION_OVER} na semana, somando o que foi registrado.`,
  alcohol_attention: `Acima do recomendado: mais de ${ALCOHOL_ATTENTION_OVER} na semana.`,
  gaming_none: 'Nenhum jogo registrado nos últimos 7 dias.',
  gaming_moderate: `Até ${GAMING_ATTENTION_OVER_HOURS} horas na semana.`,
  gaming_attention: `Mais de ${GAMING_ATTENTION_OVER_HOURS} horas na semana. Que tal uma pausa de 5 minutos a cada 50?`,
  caffeine_follow: 'Na cafeína, o que conta é o total de cada dia.',
};

/** What the four category cards say. */
export const cardsMessages = {
  cardsTitle: 'Seu uso por categoria',
  loading: 'Carregando seus registros...',
  failed: 'Não foi possível carregar seus registros',
  notRefreshed: 'Os totais podem não estar atualizados.',
  inDays: (days: number) => `em ${days} dias`,
  apart: 'à parte',
  week: (total: string) => `Últimos 7 dias: ${total}`,
  meanings,
  standardDoses: (doses: string) => `≈ ${doses} de 10 g de álcool puro em 7 dias.`,
  assumed: (servings: string) => `Contamos ${servings}.`,
  ...substanceAdvice,
  weekOver: `Em doses de 10 g, a semana passa de ${ALCOHOL_ATTENTION_OVER}.`,
  heavyWeek:
    'Com essa quantidade, parar de uma vez por conta própria pode ser perigoso. O CAPS-AD e a UBS ' +
    'ajudam de graça; o Disque Saúde 136 diz onde. Tremor, suor, confusão, ver ou ouvir coisas que ' +
    'não existem ou convulsão: SAMU 192.',
  alcoholLows:
    'Com insulina ou remédio que pode baixar demais a glicose, o álcool pode causar queda por até 24 ' +
    'horas: coma, meça antes de dormir e avise alguém.',
  cigarettes: (cigarettes: string) => `Contando os maços: ≈ ${cigarettes} em 7 dias.`,
  gamingHours: (hours: string) => `Contando as sessões: ≈ ${hours} em 7 dias.`,
  caffeineToday: (amount: string) => `Hoje: ≈ ${amount} de cafeína.`,
  caffeineNoneToday: 'Hoje: 0 mg de cafeína registrados.',
  cupAssumed: `Contamos ${CUP_MG} mg por xícara de 200 ml de café coado.`,
  caffeineOver: (limit: string) =>
    `Hoje passou de ${limit}, o limite de um dia para a maioria dos adultos. Ficar sem cafeína no ` +
    'resto do dia ajuda o sono.',
  caffeineOverCareful: (limit: string) =>
    `Hoje passou de ${limit}, o limite de um dia na gravidez, na amamentação e para quem tem ` +
    'ansiedade, insônia, enxaqueca ou arritmia. Ficar sem cafeína no resto do dia ajuda. Com dor no ' +
    'peito ou palpitação que não passa, procure atendimento.',
} as const;

import { substanceAdvice } from '@vida/contract/substances/advice-words.ts';
import type { Drink, SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import { unitWords } from '@vida/contract/substances/substance-words.ts';
import { formatDecimal } from '../../format-values.ts';

const units: typeof unitWords = { ...unitWords, latas: ['lata de cerveja', 'latas de cerveja'] };

const drinks: Record<Drink, string> = {
  beer: 'cerveja',
  wine: 'vinho',
  spirits: 'destilado',
};

/** '2,5 doses': Portuguese counts several from 2 on. */
const amountOf = (amount: number, unit: SubstanceUnit): string => {
  const [one, many] = units[unit];
  return `${formatDecimal(amount, 2)} ${amount > 0 && amount < 2 ? one : many}`;
};

/** What answers about alcohol, tobacco, caffeine and gaming say. No praise of drinking, no blame. */
export const substanceTexts = {
  amount: (amount: number, unit: SubstanceUnit, drink: Drink | null) =>
    drink === null || unit === 'latas' || unit === 'doses'
      ? amountOf(amount, unit)
      : `${amountOf(amount, unit)} de ${drinks[drink]}`,
  doseSize: 'Uma dose-padrão tem 10 g de álcool puro.',
  doseWords: (doses: number) => `${formatDecimal(doses, 1)} ${doses > 0 && doses < 2 ? 'dose-padrão' : 'doses-padrão'}`,
  cigarettes: (cigarettes: number) => `Contando os maços, são cerca de ${formatDecimal(cigarettes, 1)} cigarros.`,
  caffeineOfCups: 'Contamos 90 mg de cafeína por xícara de 200 ml de café coado.',
  caffeineDay: (mg: number) => `O limite de um dia para a maioria dos adultos é de ${formatDecimal(mg, 0)} mg.`,
  caffeineCareful: (mg: number) => `Pelo seu perfil, o limite de um dia é de ${formatDecimal(mg, 0)} mg.`,
  gaming: (hours: number) => `Contando as sessões, são cerca de ${formatDecimal(hours, 1)} h.`,
  ...substanceAdvice,
  heavyWeek:
    'Com essa quantidade, parar de uma vez por conta própria pode ser perigoso. ' +
    'O CAPS-AD e a UBS ajudam de graça; o Disque Saúde 136 diz onde. Com ' +
    'tremor, suor, confusão, alucinações ou convulsão, ligue para o SAMU 192.',
  alcoholLows:
    'Com insulina ou remédio que pode baixar demais a glicose, o álcool pode ' +
    'causar queda por até 24 horas: coma, meça antes de dormir e avise alguém.',
  tobaccoHelp:
    'Diminuir já é um passo, e o SUS ajuda de graça a parar: pergunte na UBS ou ligue para o Disque Saúde 136.',
  gamingHint: 'Que tal uma pausa de 5 minutos a cada 50?',
  hours: (hours: number) => `${formatDecimal(hours, 1)} h`,
  mg: (mg: number) => `${formatDecimal(mg, 0)} mg`,
  cigaretteWords: (cigarettes: number) =>
    `${formatDecimal(cigarettes, 1)} ${cigarettes > 0 && cigarettes < 2 ? 'cigarro' : 'cigarros'}`,
} as const;

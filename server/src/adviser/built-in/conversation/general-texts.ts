import { pressureWords } from '@vida/contract/measurements/vitals-words.ts';
import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { subjectWordsOf, termsOfWord } from '../../articles/language/subject-words.ts';
import { formatDecimal, listWords } from '../format-values.ts';

/** For whom a text for adults in general does not hold as it is. */
const notes: Readonly<Record<NoPlanReason | 'kidney', string>> = {
  pregnant:
    'Este texto é para adultos em geral. Na gravidez, nada de álcool; metas, ' +
    'alimentação, cafeína, peso e exercício são combinados com seu pré-natal.',
  minor:
    'Este texto é para adultos em geral. Antes dos 18 anos, nada de álcool; metas, ' +
    'alimentação, peso e exercício são combinados com o pediatra e a família.',
  eating_risk:
    'Este texto é geral. Se comida e peso são um assunto delicado para ' +
    'você, converse com a equipe que acompanha você antes de seguir números.',
  special_care:
    'Este texto é geral. No seu caso quem orienta a alimentação é a ' +
    'equipe que acompanha você: confirme com ela antes de mudar algo.',
  kidney:
    'Este texto é geral. Com doença renal, líquidos, sal, potássio, ' +
    'proteína e remédios têm limites próprios: confirme com sua equipe.',
};

const choices = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
const choicesOf = (names: readonly string[]): string =>
  choices.format(names.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`));

/** What is said around our articles, and where they do not answer. */
export const generalTexts = {
  notes,
  own: (name: string) => `Como você marcou ${name} no seu perfil, este texto também fala de você.`,
  noMore:
    'Isso é tudo o que tenho sobre esse assunto. Para saber mais, ' +
    'pergunte à sua equipe de saúde, na UBS ou pelo Disque Saúde 136.',
  unknown: (subject: string | null) =>
    `Não sei responder isso com segurança${subject === null ? '' : ` (entendi que é sobre ${subject})`}. ` +
    'Seu médico, o farmacêutico, a UBS ou o Disque Saúde 136 podem orientar, de graça. Eu conto dos seus ' +
    'números, do seu plano e de temas de saúde do dia a dia.',
  askBack: (choices: readonly string[]) =>
    `Não tenho certeza do que você quer saber. É sobre ${choicesOf(choices)}? ` +
    'Toque em uma das opções ou escreva de outro jeito.',
  near:
    'Não tenho certeza do que você quer saber. Talvez um destes ' +
    'textos responda: toque em um deles ou escreva de outro jeito.',
  lost: (about: string, hasChoices: boolean) =>
    `Isso eu não sei responder com segurança (entendi que ainda é sobre ${about}). ` +
    'Seu médico, o farmacêutico, a UBS ou o Disque Saúde 136 podem orientar, de ' +
    `graça.${hasChoices ? ' O que eu sei contar está aqui embaixo.' : ''}`,
  /** Questions that one answer had no room for. */
  left: (questions: readonly string[]) =>
    `Respondi até aqui para não misturar. ${questions.length === 1 ? 'Falta' : 'Faltam'}: ${listWords(
      questions.map((question) => `"${question.trim().replace(/[\s?.!,;]+$/u, '')}"`),
    )}. Toque em uma delas, ou diga "sim" que eu sigo.`,
} as const;

/** A text that says not by itself what it is about begins with its heading. */
export const withSubject = ({ heading, text }: { readonly heading: string; readonly text: string }): string => {
  const told = new Set(subjectWordsOf(text).flatMap(termsOfWord));
  const isTold = subjectWordsOf(heading).every((word) => termsOfWord(word).every((term) => told.has(term)));
  return isTold ? text : `${heading}${/[?!.:]$/.test(heading) ? '' : ':'}\n${text}`;
};

/** What is said of a value that somebody typed. */
export const valueTexts = {
  glucose: (value: string) => `Você escreveu uma glicose de ${value}.`,
  pressure: (systolic: number, diastolic: number) => `Você escreveu uma pressão de ${systolic} por ${diastolic} mmHg.`,
  moment:
    'O que se espera depende do momento: em jejum e antes de comer os valores costumam ' +
    'ser menores do que depois de comer. A meta certa para você é definida com seu médico.',
  mean: pressureWords.meanNote,
  register: 'Se foi uma medição sua, registre em Medições: assim ela entra nas suas médias.',
  unclear: (value: number) =>
    `Você escreveu ${formatDecimal(value, 1)}, e preciso saber a unidade. Se for mg/dL, é uma glicose ` +
    'muito baixa: se você está acordado e consegue engolir, coma ou beba açúcar rápido agora, espere 15 ' +
    'minutos e meça de novo; com desmaio, convulsão, confusão ou dificuldade para engolir, nada na boca ' +
    `e SAMU 192. Se for mmol/L, escreva de novo com a unidade, como "${formatDecimal(value, 1)} mmol/L".`,
} as const;

/** What answers about any of the person's data say. */
export const sharedTexts = {
  future:
    'Esse dia ainda não chegou, então não há nada registrado nele. Posso contar de hoje ou dos dias que passaram.',
  nothingYet:
    'Ainda não há registros para resumir. Comece pelo que for mais fácil: uma glicose ou ' +
    'pressão em Medições, a noite em Qualidade do Sono, ou o programa em Exercícios Adaptáveis.',
} as const;

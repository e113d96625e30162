import { formatDecimal } from '../words.ts';

/** What is said of a value that somebody typed. */
export const valueTexts = {
  glucose: (value: string) => `Você escreveu uma glicose de ${value}.`,
  pressure: (systolic: number, diastolic: number) => `Você escreveu uma pressão de ${systolic} por ${diastolic} mmHg.`,
  moment:
    'O que se espera depende do momento: em jejum e antes de comer os valores costumam ser menores do que depois de comer. A meta certa para você é definida com seu médico.',
  mean: 'Em casa, vale a média de vários dias; uma medição sozinha diz pouco.',
  register: 'Se foi uma medição sua, registre em Medições: assim ela entra nas suas médias.',
  unclear: (value: number) =>
    `Você escreveu ${formatDecimal(value, 1)}, e preciso saber a unidade. Se for mg/dL, é uma glicose muito baixa: se você está acordado e consegue engolir, coma ou beba açúcar rápido agora, espere 15 minutos e meça de novo; com desmaio, convulsão, confusão ou dificuldade para engolir, nada na boca e SAMU 192. Se for mmol/L, escreva de novo com a unidade, como "${formatDecimal(value, 1)} mmol/L".`,
} as const;

import type { BmiClass, BmiSilence } from './body-mass-rules.ts';

/** What a class of the body mass index is called. */
export const bmiClassWords: Readonly<Record<BmiClass, string>> = {
  underweight: 'baixo peso',
  healthy: 'peso adequado',
  overweight: 'sobrepeso',
  obesity_1: 'obesidade grau I',
  obesity_2: 'obesidade grau II',
  obesity_3: 'obesidade grau III',
};

/** The index with its class; `bmi` is written for its reader. */
export const describeBmi = (bmi: string, bmiClass: BmiClass, isOlder: boolean): string =>
  `Seu IMC é ${bmi} kg/m²: ${bmiClassWords[bmiClass]}, pela faixa ` +
  `${isOlder ? 'a partir dos 60 anos' : 'para adultos'}. É só ` +
  'uma conta de peso e altura, não um diagnóstico.';

/** Why no index is told, though height and weight are known. */
export const bmiSilenceWords: Readonly<Record<Exclude<BmiSilence, 'age_unknown'>, string>> = {
  pregnancy: 'Na gestação o IMC não se aplica. Quem orienta o ganho de peso é o pré-natal.',
  under_18: 'Antes dos 18 anos o IMC é lido em curvas de crescimento, na consulta.',
  amputation: 'Depois de uma amputação o IMC não mostra bem o peso do corpo; por isso a Vida não o usa.',
};

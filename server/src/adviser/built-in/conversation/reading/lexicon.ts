import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { foldText, listWords } from '../../../food/food-words.ts';
import type { DayPart, Figure, Subject } from './slots.ts';

/** What a word or phrase of a question says. */
export interface Cue {
  readonly subject?: Subject;
  readonly figure?: Figure;
  readonly dayPart?: DayPart;
  readonly meal?: MealType;
  /** Speaks of the person: 'minha', 'dormi'. */
  readonly isOwn?: true;
}

/** Phrases, folded, with commas between them; the longest that fits is taken, and a plural reads as its singular. */
const lexicon: readonly (readonly [Cue, string])[] = [
  [
    { subject: 'glucose' },
    'glicose, glicemia, glucose, glic, gli, acucar no sangue, acucar do sangue, meu acucar, nivel de acucar, taxa de acucar, taxa de glicose, diabetes agora, sensor, glicosimetro, ponta de dedo, no aparelho, meu aparelho, destro, dextro, hgt, sangue doce, minha diabete, minha diabetes, diabete hoje, diabetes hoje',
  ],
  [
    { subject: 'glucose', figure: 'below' },
    'hipo, hipoglicemia, queda, glicose caiu, glicemia caiu, glicose baixou, glicemia baixou, queda de glicose, quedas de glicose, tempo abaixo, glicose baixa, glicemia baixa, acucar baixo',
  ],
  [
    { subject: 'glucose', figure: 'above' },
    'hiper, glicose subiu, glicemia subiu, hiperglicemia, tempo acima, glicose alta, glicemia alta, acucar alto',
  ],
  [
    { subject: 'glucose', figure: 'in_range' },
    'tempo no alvo, tempo na faixa, tempo na meta, tempo em alvo, tempo em faixa, tir, time in range',
  ],
  [{ subject: 'glucose', figure: 'gmi' }, 'gmi, glicada estimada, a1c estimada, hemoglobina estimada'],
  [
    { subject: 'blood_pressure' },
    'pressao, pressao arterial, pa, sistolica, diastolica, pressao sanguinea, aparelho de pressao, minha maxima e minima',
  ],
  [{ subject: 'blood_pressure', figure: 'above' }, 'pressao alta'],
  [{ subject: 'blood_pressure', figure: 'below' }, 'pressao baixa'],
  [{ subject: 'weight' }, 'peso, pesagem, balanca, kg, quilo, kilo, meu peso corporal'],
  [{ subject: 'weight', figure: 'body_mass' }, 'imc, indice de massa corporal, massa corporal'],
  [{ subject: 'weight', isOwn: true }, 'pesei, to pesando, estou pesando, eu peso, ando pesando'],
  [
    { subject: 'weight', figure: 'change', isOwn: true },
    'emagreci, engordei, perdi peso, perdi quanto, perdi quanto peso, quanto perdi, quanto eu perdi, quantos quilos perdi, ganhei peso, ganhei quanto peso, quanto ganhei de peso, quanto peso perdi, quanto peso eu perdi, quanto peso ganhei, perdi quantos quilos, perdi quantos kg, perdendo peso, ganhando peso, emagrecendo, engordando',
  ],
  [
    { subject: 'heart_rate' },
    'batimento, batimento cardiaco, frequencia cardiaca, frequencia do coracao, pulso, bpm, fc, coracao batendo, ritmo do coracao, meu coracao, pulsacao',
  ],
  [
    { subject: 'hba1c' },
    'hemoglobina glicada, hemoglobina glicosilada, glicada, hba1c, a1c, hb glicada, hb a1c, hb1ac, hemoglobina',
  ],
  [{ subject: 'sleep' }, 'dormindo, sono, noite de sono, horas de sono, noites de sono, noite dormida'],
  [
    { subject: 'sleep', isOwn: true },
    'dormi, eu dormi, tenho dormido, ando dormindo, venho dormindo, estou dormindo, to dormindo, minha noite, minhas noites, dormir ontem',
  ],
  [
    { subject: 'sleep', figure: 'quality', isOwn: true },
    'dormi bem, dormi mal, dormindo bem, dormindo mal, qualidade do sono, qualidade do meu sono, como foi minha noite, como foi a noite, como dormi',
  ],
  [{ subject: 'sleep', figure: 'highest' }, 'noite mais longa, dormi mais, maior noite'],
  [{ subject: 'sleep', figure: 'lowest' }, 'noite mais curta, dormi menos, menor noite, pior noite'],
  [{ subject: 'sleep', figure: 'count', isOwn: true }, 'acordei de noite, acordei de madrugada'],
  [
    { subject: 'alcohol' },
    'alcool, bebida, bebida alcoolica, cerveja, breja, cervejinha, gelada, dose, vinho, taca de vinho, chope, chopp, pinga, cachaca, caipirinha, vodka, uisque, whisky, gin, drink, drinque, dose de alcool, lata de cerveja, garrafa de cerveja, copo de cerveja',
  ],
  [{ subject: 'alcohol', isOwn: true }, 'bebi, ando bebendo, tenho bebido, to bebendo, estou bebendo'],
  [{ subject: 'tobacco' }, 'tabaco, cigarro, maco, maco de cigarro, fumo, vape, pod, cigarro eletronico'],
  [
    { subject: 'tobacco', isOwn: true },
    'fumei, ando fumando, tenho fumado, to fumando, estou fumando, fumando',
  ],
  [
    { subject: 'tobacco', figure: 'last', isOwn: true },
    'dias sem fumar, tempo sem fumar, estou sem fumar, to sem fumar',
  ],
  [
    { subject: 'alcohol', figure: 'last', isOwn: true },
    'dias sem beber, tempo sem beber, estou sem beber, to sem beber',
  ],
  [{ subject: 'caffeine' }, 'cafeina, cafe, cafezinho, xicara, xicara de cafe, expresso, espresso'],
  [{ subject: 'gaming' }, 'jogo, game, videogame, video game, joguinho, tempo de jogo, hora de jogo'],
  [{ subject: 'gaming', isOwn: true }, 'joguei, eu joguei, ando jogando, tenho jogado, to jogando, jogando'],
  [
    { subject: 'meals' },
    'refeicao, cardapio, plano alimentar, meu plano alimentar, plano de refeicao, plano nutricional, plano de comida, plano de hoje, plano de amanha, o plano, no plano, meu plano, do plano, comida, minha dieta, o que eu como, oq eu como, que eu como hoje, vou comer, pra comer, para comer, tem pra comer',
  ],
  [{ subject: 'meals', meal: 'lunch' }, 'almoco, almocar, vou almocar, pro almoco, no almoco'],
  [{ subject: 'meals', meal: 'dinner' }, 'jantar, janta, a janta, vou jantar'],
  [{ subject: 'meals', meal: 'breakfast' }, 'cafe da manha, desjejum, no cafe da manha, meu cafe da manha'],
  [{ subject: 'meals', meal: 'snack' }, 'lanche, lanchinho, lanche da tarde'],
  [
    { subject: 'meals', figure: 'energy' },
    'caloria, kcal, caloria do plano, caloria no plano, carboidrato, carbo, proteina, fibra, sodio, caloria do dia',
  ],
  [
    { subject: 'training' },
    'treino, exercicio, atividade fisica, malhacao, ginastica, treino de hoje, exercicio de hoje, programa de exercicio, minha serie',
  ],
  [{ subject: 'training', isOwn: true }, 'treinei, me exercitei, malhei, fiz exercicio, fiz de exercicio'],
  [
    { subject: 'training', figure: 'left' },
    'falta do treino, falta quanto do treino, falta pra terminar, falta para terminar, quanto falta do treino, falta do meu treino, falta quanto pro treino acabar, falta no treino, falta de treino, falta treinar, faltam do treino, acabar o treino, terminar o treino, terminei o treino, acabei o treino, terminei meu treino, acabei meu treino',
  ],
  [
    { subject: 'training', figure: 'minutes', isOwn: true },
    'minutos treinei, minutos de treino, fiz quantos minutos, quantos minutos fiz, quantos minutos eu fiz, minutos de exercicio, minuto de atividade, minutos eu treinei, minutos fiz, minutos ja treinei, quanto treinei, quanto eu treinei, minutos de atividade fisica, minutos de movimento',
  ],
  [
    { subject: 'everything', isOwn: true },
    'minha saude, meus dados, meu resumo, minha semana, meu dia, meu mes, como estou, como eu estou, como eu to, como to, como ando, meus numeros, minhas medicoes, meu relatorio, meu panorama, meus resultados, resumo da minha saude',
  ],
  [
    { subject: 'everything' },
    'resumo da semana, resumo de hoje, resumo do dia, resumo do mes, resumo geral, relatorio da semana, relatorio do mes, relatorio de hoje, relatorio do dia',
  ],
  [{ figure: 'left' }, 'quanto falta, falta quanto, falta muito, quantos faltam, o que falta, oq falta'],
  [{ figure: 'mean' }, 'media, medio, em media, a media, promedio, valor medio'],
  [
    { figure: 'last' },
    'ultima, ultimo, mais recente, agora, nesse momento, neste momento, no momento, atual, agora mesmo, ultima medicao, ultima medida, ultima vez, ultimo registro, ultima leitura, ultima afericao, ultimo exame',
  ],
  [
    { figure: 'highest' },
    'maior, mais alta, mais alto, pico, maxima, maximo, subiu mais, glicose subiu mais, glicemia subiu mais, mais elevada, mais elevado, recorde, ate quanto subiu, ate quanto foi, maior valor, valor mais alto, pior',
  ],
  [
    { figure: 'lowest' },
    'menor, mais baixa, mais baixo, minima, minimo, caiu mais, glicose caiu mais, glicemia caiu mais, menor valor, valor mais baixo, ate quanto caiu, ate quanto desceu, mais baixinha',
  ],
  [
    { figure: 'count' },
    'quantas vezes, quantas medicoes, quantas medidas, quantas afericoes, quantas leituras, quantos registros, quantos testes, quantas noites, quantas picadas, numero de medicoes, vezes',
  ],
  [
    { figure: 'in_range' },
    'no alvo, na faixa, na meta, dentro da meta, dentro da faixa, dentro do alvo, porcentagem na meta, bati a meta, batendo a meta',
  ],
  [
    { figure: 'below' },
    'abaixo, ficou baixa, baixou de, abaixo da meta, abaixo do alvo, muito baixa, ficou abaixo',
  ],
  [
    { figure: 'above' },
    'acima, ficou alta, passou de, passei de, passaram de, passa de, passei dos, passou dos, passou da, ultrapassou, ultrapassei, acima da meta, acima do alvo, ficou acima, muito alta',
  ],
  [
    { figure: 'variability' },
    'variabilidade, variacao, variou, varia, oscilacao, oscilou, oscilando, variando, coeficiente de variacao, desvio padrao, cv, estavel, instavel',
  ],
  [
    { figure: 'change' },
    'mudou, mudanca, evolucao, evoluiu, diminuiu, aumentou, baixou, subiu, caiu, melhorou, piorou, tendencia, progresso',
  ],
  [
    { figure: 'compare' },
    'compare, comparar, compara, comparacao, comparando, comparada, comparado, em relacao a, melhor que, pior que, diferenca, diferenca da semana, mais que a semana, menos que a semana, mais que semana, menos que semana, mais do que a semana, menos do que a semana, mais que ontem, menos que ontem, mais que o mes, menos que o mes, mais que no mes, menos que no mes, diferenca pra semana',
  ],
  [{ figure: 'total' }, 'total, no total, ao todo, soma'],
  [
    { figure: 'list' },
    'lista, listar, liste, historico, todas, todos, mostra todas, ultimas medicoes, ultimos registros',
  ],
  [
    { dayPart: 'fasting' },
    'jejum, em jejum, de jejum, ao acordar, quando acordei, acordando, antes do cafe, antes do cafe da manha',
  ],
  [
    { dayPart: 'before_meal' },
    'antes de comer, antes das refeicoes, antes da refeicao, pre refeicao, pre prandial, antes do almoco, antes do jantar, antes da janta, preprandial',
  ],
  [
    { dayPart: 'after_meal' },
    'depois de comer, depois das refeicoes, depois da refeicao, pos refeicao, pos prandial, posprandial, apos comer, apos refeicao, apos as refeicoes, apos a refeicao',
  ],
  [
    { dayPart: 'after_meal', meal: 'lunch' },
    'depois do almoco, apos o almoco, pos almoco, apos almoco, depois de almocar',
  ],
  [
    { dayPart: 'after_meal', meal: 'dinner' },
    'depois do jantar, depois da janta, apos o jantar, apos a janta, pos jantar, depois de jantar',
  ],
  [
    { dayPart: 'after_meal', meal: 'breakfast' },
    'depois do cafe, depois do cafe da manha, apos o cafe, apos o cafe da manha, pos cafe',
  ],
  [{ dayPart: 'bedtime' }, 'ao deitar, antes de dormir, antes de deitar, na hora de dormir, ao dormir'],
  [{ dayPart: 'small_hours' }, 'madrugada, de madrugada, na madrugada, durante a madrugada'],
  [{ dayPart: 'morning' }, 'de manha, pela manha, na parte da manha, manha, hoje cedo, de manhazinha'],
  [{ dayPart: 'afternoon' }, 'de tarde, a tarde, na parte da tarde, pela tarde, tarde'],
  [{ dayPart: 'evening' }, 'a noite, de noite, pela noite, na parte da noite, noite'],
  [
    { isOwn: true },
    'minha, meu, minhas, meus, tive, fiz, tomei, medi, registrei, anotei, consumi, gastei, fiquei, fui, passei, bebo, comi, marquei, estou, to, tenho, ando',
  ],
];

/** Every phrase of the lexicon, folded without blanks at its ends, with what it says. */
export const cuesByPhrase: ReadonlyMap<string, Cue> = new Map(
  lexicon.flatMap(([cue, phrases]) =>
    listWords(phrases).map((phrase) => [foldText(phrase).trim(), cue] as const),
  ),
);

/** A folded word in the singular, as far as endings tell. */
export const singularOf = (word: string): string => word.replace(/oes$/, 'ao').replace(/s$/, '');

const singularPhrase = (phrase: string): string => phrase.split(' ').map(singularOf).join(' ');

const cuesBySingular: ReadonlyMap<string, Cue> = new Map(
  // Of phrases that differ in number alone the first holds.
  [...cuesByPhrase].toReversed().map(([phrase, cue]) => [singularPhrase(phrase), cue] as const),
);

/** What a folded phrase says, as it stands in the table, else whatever its number; `undefined` for nothing. */
export const cueOf = (phrase: string): Cue | undefined =>
  cuesByPhrase.get(phrase) ?? cuesBySingular.get(singularPhrase(phrase));

/** Words in the longest phrase. */
export const LONGEST_PHRASE = Math.max(...[...cuesByPhrase.keys()].map((phrase) => phrase.split(' ').length));

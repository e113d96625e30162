import type { Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import { findExerciseById, findExerciseByName } from '../../movement/exercise-library.ts';
import { foldName } from '../../movement/fold-name.ts';
import type { ExerciseRules } from './exercise-rules.ts';

/** Words in names that people type, and the exercises of the library that they are like at their hardest. */
const likenesses: readonly (readonly [words: RegExp, ids: readonly string[]])[] = [
  [/corrid|\bcorrer|\btrote|jogging|running|esteira|maratona|\btiros?\b/, ['corrida-leve']],
  [
    /\bpul[oa]|\bpular|\bsalt|\bcorda\b|burpee|polichinelo|jump|crossfit|\bhiit\b|tabata|\bcircuito|funcional/,
    ['pular-corda', 'circuito-intenso'],
  ],
  [
    /futebol|\bvolei|basquete|\btenis\b|handebol|\bluta|\bjudo\b|jiu|karate|muay|boxe\b(?! sentad)|capoeira|\bpadel/,
    ['corrida-leve', 'polichinelo'],
  ],
  [/agacha|squat|leg ?press|cadeira extensora|\bhack\b/, ['agachamento-livre']],
  [/\bavanco|afundo|passada|bulgaro/, ['avanco']],
  [/\bflexao|\bflexoes|push ?up|\bsupino|\bbarra fixa|paralela|mergulho/, ['flexao-completa']],
  [/prancha|plank/, ['prancha-completa']],
  [/abdomin|\bsit ?up|\bcrunch/, ['abdominal-curto']],
  [/\bremada|\bremo\b|remar|caiaque/, ['remo-ergometro']],
  [/desenvolvimento|\bombro|elevacao lateral|overhead|arremess/, ['desenvolvimento-de-ombros']],
  [/\bterra\b|\bstiff|deadlift|kettlebell/, ['levantamento-terra-leve']],
  [/musculacao|academia|\bpeso|halter|\bcarga/, ['musculacao-intensa']],
  [/escada|degrau|\bstep|\bsubida|ladeira|trilha/, ['subir-escadas', 'step-baixo']],
  [/\bspinning|\bbike indoor/, ['bicicleta-ergometrica-forte']],
  [/ergometric/, ['bicicleta-ergometrica-moderada']],
  [/biciclet|\bbike|pedal|ciclismo/, ['bicicleta-ao-ar-livre']],
  [/\bnatacao|\bnadar|\bnado\b/, ['natacao-leve']],
  [/hidro|piscina|\bagua\b/, ['hidroginastica']],
  [/\bdanca|zumba|\bforro\b|\bsamba|\bsalsa\b|\bbale\b/, ['danca-animada']],
  [/eliptic|transport/, ['eliptico']],
  [/\bioga|\byoga/, ['ioga-suave', 'saudacao-ao-sol']],
  [/pilates/, ['pilates-solo']],
  [/caminhad|caminhar|\bandar\b|marcha(?! sentad)/, ['caminhada-moderada']],
];

/** An exercise as a person wrote it. */
export interface TypedExercise {
  readonly name: string;
  readonly intensity: Intensity;
}

/**
 * The entries of a profile that speak against an exercise of the person's own: by the library where it knows the
 * name, else by what the words are like. Empty for what nobody can tell; it never forbids, it is told.
 */
export const avoidFor = ({ name, intensity }: TypedExercise, rules: ExerciseRules): string[] => {
  const known = findExerciseByName(name);
  const folded = foldName(name);
  const alike = likenesses.filter(([words]) => words.test(folded)).flatMap(([, ids]) => ids);
  const exercises = known ? [known] : alike.flatMap((id) => findExerciseById(id) ?? []);
  return [...new Set([...exercises.flatMap(rules.against), ...rules.againstIntensity(intensity)])];
};

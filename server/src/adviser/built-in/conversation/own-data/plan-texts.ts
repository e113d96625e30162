import type { Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import { WEEKLY_MINUTES_GOAL as MINUTES } from '@vida/contract/exercises/exercise-kinds.ts';
import { exerciseWords } from '@vida/contract/exercises/exercise-words.ts';
import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { mealNames, nutrientNames } from '@vida/contract/nutrition/nutrition-words.ts';
import { count, formatDecimal, formatPercent } from '../../format-values.ts';

const intensities: Record<Intensity, string> = {
  low: 'intensidade baixa',
  moderate: 'intensidade moderada',
  high: 'intensidade alta',
};

const grams = (value: number): string => `${formatDecimal(value, 0)} g`;

const leftUntil = (days: number): string => (days === 0 ? 'é hoje' : days === 1 ? 'é amanhã' : `faltam ${days} dias`);

/** What answers about the day's meals and training say. */
export const planTexts = {
  noPlan: (day: string) =>
    `Ainda não há plano de refeições para ${day}. Para montar ` +
    'um, abra Nutrição Personalizada e toque em "Gerar Plano".',
  noMeal: (meal: MealType, day: string) =>
    `O plano de ${day} não tem ${mealNames[meal].toLowerCase()}. ` +
    'Você pode montar essa refeição em Nutrição Personalizada.',
  meals: (day: string) => `No seu plano de ${day}:`,
  meal: (type: MealType, name: string, calories: number) =>
    `${mealNames[type]}: ${name} (${formatDecimal(calories, 0)} kcal)`,
  mealDetail: (carbs: number, proteins: number, fats: number, fiber: number, sodium: number) =>
    `São ${grams(carbs)} de carboidratos, ${grams(proteins)} de proteínas, ${grams(fats)} ` +
    `de gorduras, ${grams(fiber)} de fibras e ${formatDecimal(sodium, 0)} mg de sódio.`,
  energy: (
    day: string,
    calories: number,
    carbs: number,
    proteins: number,
    fats: number,
    fiber: number,
    sodium: number,
  ) =>
    `O plano de ${day} soma ${formatDecimal(calories, 0)} kcal: ${grams(carbs)} de ` +
    `carboidratos, ${grams(proteins)} de proteínas, ${grams(fats)} de gorduras, ` +
    `${grams(fiber)} de fibras e ${formatDecimal(sodium, 0)} mg de sódio.`,
  ends: (day: string, isMost: boolean) => `No seu plano de ${day}, o que tem ${isMost ? 'mais' : 'menos'}:`,
  endOf: (
    nutrient: 'calories' | 'carbs' | 'proteins' | 'fats' | 'sodium',
    meal: MealType,
    name: string,
    amount: number,
  ) =>
    `- ${nutrientNames[nutrient]}: ${mealNames[meal]} (${name}), ${formatDecimal(amount, 0)} ` +
    `${nutrient === 'calories' ? 'kcal' : nutrient === 'sodium' ? 'mg' : 'g'}`,
  planCare: 'É uma sugestão geral: confirme com seu nutricionista ou médico.',
  noTargets: {
    pregnant: 'Na gravidez, quem orienta a alimentação é o seu pré-natal.',
    minor: 'Antes dos 18 anos, quem orienta a alimentação é o pediatra, com a família.',
  },

  noProgramme:
    'Você ainda não tem um programa de exercícios. Para começar, abra ' +
    'Exercícios Adaptáveis e toque em "Criar Programa de Exercícios".',
  training: (exercises: number, minutes: number) =>
    `Seu treino de hoje tem ${count(exercises, 'exercício', 'exercícios')}, ${minutes} min ao todo:`,
  exercise: (name: string, minutes: number, intensity: Intensity, completed: boolean) =>
    `- ${name}, ${minutes} min, ${intensities[intensity]}${completed ? ' (feito)' : ''}`,
  done: (done: number, all: number) => `Você já fez ${done} de ${all}.`,
  weekMean: (when: string, minutes: number) => {
    const share = formatPercent(Math.round((100 * minutes) / MINUTES));
    const mean = `Por semana você treinou em média ${formatDecimal(minutes, 0)} min ${when}`;
    return `${mean}: ${share} de ${MINUTES} min por semana.`;
  },
  weekLeft: (when: string, done: number, left: number, isOver: boolean) => {
    const share = formatPercent(Math.round((100 * done) / MINUTES));
    const head = `${when.charAt(0).toUpperCase()}${when.slice(1)} você treinou ${done} min (${share})`;
    if (left === 0) return `${head} e ${isOver ? '' : 'já '}passou de ${MINUTES} min.`;
    return `${head}: ${isOver ? 'faltaram' : 'faltam'} ${left} min para ${MINUTES} min por semana.`;
  },
  allDone: 'Treino concluído! Você já fez tudo o que estava planejado para hoje.',
  left: (exercises: number, minutes: number) =>
    `${exercises === 1 ? 'Falta' : 'Faltam'} ` +
    `${count(exercises, 'exercício', 'exercícios')} do treino de hoje, ${minutes} min:`,
  weekGoal: `Por semana, ${MINUTES} minutos de atividade moderada já fazem bem, e qualquer movimento conta.`,
  noAppointment:
    'Não encontrei consulta anotada. Para anotar a próxima, abra o Dashboard e toque em "Anotar a próxima consulta".',
  appointment: (moment: string, professional: string, place: string | null) =>
    `${moment}, com ${professional}${place === null ? '' : ` (${place})`}`,
  daysLeft: leftUntil,
  nextAppointment: (appointment: string, daysLeft: number) =>
    `Sua próxima consulta anotada: ${appointment}; ${leftUntil(daysLeft)}.`,
  laterAppointments: 'Depois dela:',
  ...exerciseWords,
} as const;

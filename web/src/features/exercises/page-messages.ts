import type { DayFocus } from '@vida/contract/exercises/exercise-kinds.ts';
import { exerciseFieldNames } from '@vida/contract/exercises/exercise-words.ts';

const focuses: Record<DayFocus, string> = {
  strength: 'Força',
  aerobic: 'Aeróbico',
  mixed: 'Aeróbico e força',
  light: 'Dia leve',
  rest: 'Descanso',
};

/** What only the exercise screen says. */
export const pageMessages = {
  subtitle: 'Movimento na medida do seu dia.',
  levelTitle: 'Configuração de Nível',
  levelAction: 'Abrir perfil',
  levelText: 'Para alterar seu nível de exercício, vá para o seu Perfil de Saúde.',
  empty: 'Seu treino começa aqui',
  emptyText:
    'A Vida monta um programa para o seu nível, com cuidado com as suas condições de saúde. Leva poucos segundos.',
  create: 'Criar Programa de Exercícios',
  generatedName: 'Programa gerado por IA',
  week: (week: number) => `Semana ${week}`,
  notAdjustedFor: (entries: readonly string[]) =>
    `Este programa não foi ajustado para: ${entries.join(', ')}. Antes de começar, confira com seu ` +
    'médico ou outro profissional de saúde.',
  progress: {
    title: 'Progresso de hoje',
    done: exerciseFieldNames.completed,
    running: 'Em progresso',
    minutes: (done: number, all: number) => `${done} de ${all} min`,
  },
  startNext: 'Iniciar Próximo Exercício',
  startNextHint: (name: string) =>
    `Próximo: ${name}. O botão já marca este exercício como feito; toque na marca dele para desfazer.`,
  started: 'Exercício Iniciado!',
  startedText: (name: string) => `Você começou: ${name}`,
  howTo: 'Como fazer',
  edit: (name: string) => `Editar ${name}`,
  form: {
    label: (name: string) => `Editar ${name}`,
    name: 'Nome',
    duration: exerciseFieldNames.duration,
    minutes: 'min',
    save: 'Salvar',
    saving: 'Salvando...',
    cancel: 'Cancelar',
  },
  weekly: {
    title: 'Sua semana',
    strip: 'Semana, de segunda a domingo',
    stripText: 'A faixa se completa conforme o treino de hoje.',
    days: 'Dias com movimento',
    daysUnit: (target: number) => `de ${target} dias`,
    minutes: 'Minutos na semana',
    unit: 'min',
    minutesText:
      'Por semana, 150 minutos de atividade moderada já fazem bem. Um minuto intenso vale por dois, ' +
      'e qualquer movimento conta.',
    plan: 'Plano da semana',
    focuses,
    planned: (planned: number, done: number) => (done > 0 ? `${done} min feitos de ${planned}` : `${planned} min`),
    rested: (done: number) => (done > 0 ? `${done} min feitos` : 'sem treino'),
  },
  effort: {
    title: 'Como foi o esforço hoje?',
    text: 'De 0, nenhum esforço, a 10, o máximo. Sua resposta ajusta a próxima semana.',
    label: (effort: number, words: string) => `${effort}: ${words}`,
    words: [
      'nenhum',
      'muito leve',
      'leve',
      'leve',
      'moderado',
      'moderado',
      'moderado',
      'forte',
      'forte',
      'muito forte',
      'máximo',
    ],
    saved: (effort: number, words: string) => `Anotado: ${effort} de 10, ${words}.`,
    hard: 'Foi pesado. Na próxima vez, reduza os minutos ou descanse mais entre os exercícios.',
    failed: 'Não foi possível anotar o esforço. Tente de novo.',
  },
  noticesTitle: 'Cuidados para você',
} as const;

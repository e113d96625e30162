import type { ExercisePhase, Intensity, ProgramLevel } from '@vida/contract/exercises/exercise-kinds.ts';
import { exerciseFieldNames, exerciseWords } from '@vida/contract/exercises/exercise-words.ts';

const levels: Record<ProgramLevel, string> = {
  beginner: 'Iniciante',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
};

const intensities: Record<Intensity, string> = { low: 'Baixa', moderate: 'Moderada', high: 'Alta' };

const phases: Record<ExercisePhase, string> = {
  warm_up: 'Aquecimento',
  main: 'Parte principal',
  cool_down: 'Volta à calma',
};

/** What the page, the session and the dashboard's card share. */
export const exercisesMessages = {
  title: 'Exercícios Adaptáveis',
  level: exerciseFieldNames.exerciseLevel,
  levels,
  intensities,
  intensity: exerciseFieldNames.intensity,
  phases,
  today: 'Treino de Hoje',
  minutes: (minutes: number) => `${minutes} min`,
  generate: 'Gerar com IA',
  generating: 'Gerando...',
  startSession: 'Iniciar Sessão de Exercícios',
  allDone: 'Treino Concluído!',
  markDone: (name: string) => `Marcar ${name} como feito`,
  doneCount: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'exercício' : 'exercícios'}`,
  avoidFor: (entries: readonly string[]) =>
    `Seu perfil tem ${entries.join(', ')}: converse com um profissional antes de fazer este.`,
  nothingToday: 'Não há exercícios na lista de hoje.',
  loading: 'Carregando seu programa de exercícios...',
  failed: 'Não foi possível carregar seus exercícios',
  failedText: 'O que você já marcou está guardado.',
  notRefreshed: 'Pode não estar atualizado.',
  updated: 'Programa de exercícios atualizado.',
  generated: 'Novo programa de exercícios gerado pela IA.',
  notUpdated: 'Falha ao atualizar programa de exercícios',
  notGenerated: 'Falha ao gerar programa de exercícios',
  clash: 'Este exercício foi alterado em outro lugar. Veja o que mudou e salve de novo.',
  gone: 'A lista de hoje mudou em outra janela e este exercício saiu dela. Confira o treino de hoje.',
  ...exerciseWords,
} as const;

/** What only the dashboard's card says. */
export const cardMessages = {
  empty: 'Nenhum programa de exercícios',
  emptyText: 'A Vida monta um treino para o seu nível, com cuidado com as suas condições.',
  generate: 'Gerar Programa',
  week: 'Progresso da semana',
  target: (days: number, target: number) => `${days} de ${target} dias com movimento`,
  weekText: 'A faixa marca um dia para cada exercício feito hoje.',
  notAdjustedFor: (entries: readonly string[]) => `Treino não ajustado para: ${entries.join(', ')}.`,
} as const;

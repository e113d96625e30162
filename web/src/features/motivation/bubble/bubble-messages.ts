import type { PartOfDay } from '@vida/contract/motivation/motivation-rules.ts';

const greetings: Readonly<Record<PartOfDay, (firstName: string) => string>> = {
  morning: (firstName) => `Bom dia, ${firstName}! Eu sou a Vida. Quer uma dica?`,
  afternoon: (firstName) => `Boa tarde, ${firstName}! Eu sou a Vida. Quer uma dica?`,
  evening: (firstName) => `Boa noite, ${firstName}! Eu sou a Vida. Quer uma dica?`,
  night: (firstName) => `Oi, ${firstName}. Já é tarde: que tal descansar?`,
};

/**
 * Twelve (spec section 9): what Vida can do, and facts of daily life from the Brazilian diabetes, sleep and
 * hypertension guidelines. Short enough for the side bar.
 */
const tips: readonly string[] = [
  'Ao medir, anote o momento: jejum, antes ou depois de comer. O número diz mais.',
  'Usa sensor? Em Medições você importa de uma vez o arquivo do LibreView.',
  'Apagou uma medição sem querer? Toque em Desfazer e ela volta.',
  'Seus dados são seus: em Minha conta você pode exportar tudo.',
  'Com o Perfil de Saúde preenchido, as dicas passam a falar de você.',
  'Glicose baixa em adulto acordado, que engole bem: 15 g de açúcar, 15 minutos, meça de novo.',
  'Usa insulina? Leve sempre com você 15 g de açúcar, como 3 ou 4 balas mastigáveis.',
  'Água à vista é água lembrada. Se a sua equipe deu um limite, siga o dela.',
  'Tem diabetes? Olhe os pés todo dia, e mostre na UBS uma ferida que não melhora.',
  'Antes de medir a pressão, fique 5 minutos sentado, costas apoiadas, pés no chão.',
  'Acordar sempre no mesmo horário ajuda a dormir melhor.',
  'Café depois das 14 h pode atrapalhar o sono da noite.',
];

const steps = [
  { to: '/profile', text: 'Conte da sua saúde' },
  { to: '/measurements', text: 'Anote uma medição' },
  { to: '/ai-tips', text: 'Peça as suas dicas' },
  { to: '/sleep', text: 'Anote as suas noites' },
  { to: '/account', text: 'Confira a sua conta' },
] as const;

/** What Vida says in her bubble. */
export const bubbleMessages = {
  name: 'Vida',
  greetings,
  tips,
  steps,
  tip: 'Dica',
  start: 'Comece agora',
  startTitle: 'Comece em 5 passos:',
  close: 'Fechar a Vida',
  bringBack: 'Chamar a Vida',
} as const;

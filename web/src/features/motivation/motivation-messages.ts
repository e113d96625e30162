import type { Achievement } from '@vida/contract/motivation/motivation-rules.ts';

/** What the easter eggs and the card that asks for good news say. Vida's own messages come from the server. */
export const motivationMessages = {
  toastTitle: 'Vida',
  cheer: {
    title: 'Fez algo bom por você hoje?',
    text: 'Conte para a Vida e comemore.',
    pending: 'Contando...',
    failed: 'Não consegui ouvir você agora. Tente de novo daqui a pouco.',
    notNow: 'Agora o mais importante é a sua última medição. A comemoração fica para depois.',
    achievements: {
      exercise_complete: 'Terminei o exercício',
      sleep_logged: 'Registrei meu sono',
      substance_avoided: 'Evitei uma substância',
      milestone: 'Alcancei um marco',
    } satisfies Record<Achievement, string>,
  },
} as const;

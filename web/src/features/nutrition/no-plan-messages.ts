import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';

interface NoPlanWords {
  readonly title: string;
  readonly text: string;
  readonly where: readonly string[];
}

const ubs =
  'UBS (posto de saúde): atende de graça pelo SUS e encaminha para o nutricionista. Leve um ' +
  'documento e o cartão do SUS.';

const reasons: Record<NoPlanReason, NoPlanWords> = {
  pregnant: {
    title: 'Na gestação, seu plano nasce no pré-natal',
    text:
      'Cada gestação pede um cuidado só seu, e um plano pronto poderia atrapalhar. Por isso não montamos ' +
      'refeições agora. O que a equipe do pré-natal combinar com você vale mais do que qualquer sugestão daqui.',
    where: [
      'Pré-natal: conte o que você come, o que enjoa e como está a glicose.',
      ubs,
      'Nutricionista: monta um plano para você e para o bebê.',
    ],
  },
  minor: {
    title: 'Antes dos 18 anos, o plano é feito com quem cuida de você',
    text:
      'Seu corpo ainda está crescendo e precisa de um plano feito por quem acompanha você de perto. ' +
      'Por isso não montamos refeições agora.',
    where: ['Pediatra, médico ou nutricionista: vá com alguém da família ou responsável.', ubs],
  },
  eating_risk: {
    title: 'Vamos com calma com os números',
    text:
      'Pelo que você contou, um plano com números pode não fazer bem agora. Você não precisa passar ' +
      'por isso sem apoio, e pedir ajuda já é um cuidado.',
    where: [
      'Nutricionista e psicólogo: cuidam juntos da sua relação com a comida.',
      ubs,
      'CAPS: acolhe sem hora marcada, de graça.',
      'CVV: conversa e apoio, 24 horas, de graça, pelo telefone 188.',
    ],
  },
  special_care: {
    title: 'Seu prato merece um plano feito de perto',
    text:
      'Pelo que está no seu perfil, sua alimentação precisa de um plano feito por quem acompanha a sua ' +
      'saúde. Por isso não montamos refeições agora.',
    where: ['Nutricionista ou a equipe que já cuida de você: peça um plano por escrito.', ubs],
  },
};

/** What is said where no plan is made. */
export const noPlanMessages = {
  reasons,
  whereTitle: 'Onde buscar esse cuidado',
  changed: 'Algo mudou? Atualize o seu perfil e a Vida confere de novo.',
  profile: 'Abrir o Perfil de Saúde',
  more: 'Ver onde buscar esse cuidado',
} as const;

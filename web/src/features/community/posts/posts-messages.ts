import type { GroupType } from '@vida/contract/community/community-kinds.ts';
import { postMarkNames } from '@vida/contract/community/community-words.ts';
import { likesWords } from './count-words.ts';

const groups: Readonly<Record<GroupType, string>> = {
  general: 'Geral',
  diabetes: 'Diabetes',
  hypertension: 'Hipertensão',
  nutrition: 'Nutrição',
  exercise: 'Exercício',
  'mental-health': 'Saúde mental',
  other: 'Outro assunto',
};

/** What posts and replies say of themselves, in lists and on their page. */
export const postsMessages = {
  list: { loading: 'Carregando as postagens...', failed: 'Não foi possível carregar as postagens' },
  more: 'Mostrar mais postagens',
  moreFailed: 'o resto não carregou',
  notRefreshed: 'a lista não foi atualizada',
  recentEmpty: 'Nenhuma postagem por aqui ainda',
  recentEmptyText: 'Escolha um fórum e escreva a primeira.',
  groups,
  pinned: postMarkNames.isPinned,
  locked: 'Fechada para respostas',
  doseNote: 'Fala em mudar dose ou remédio: decida sempre com a sua equipe de saúde.',
  hidden: {
    moderator: 'Oculta pela moderação: só você vê.',
    many_links: 'Tem muitos links e espera uma conferência: por enquanto, só você vê.',
  },
  hiddenReply: {
    moderator: 'Oculta pela moderação: só você vê esta resposta.',
    many_links: 'Tem muitos links e espera uma conferência: por enquanto, só você vê esta resposta.',
  },
  like: (name: string, likes: number) => `Curtir ${name}: ${likesWords(likes)}`,
  post: (title: string) => `“${title}”`,
  reply: 'esta resposta',
  tags: 'Tags',
} as const;

/** Who wrote a text (spec section 3); apart from the other words, because the dashboard needs no more. */
export const authorMessages = { you: 'Você', member: 'Membro', edited: 'editada' } as const;

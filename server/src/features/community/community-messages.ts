import { POST_LOCKED, postMarkNames } from '@vida/contract/community/community-words.ts';

/** What the forums are called. */
export const forumTexts = {
  typeOne: {
    name: 'Diabetes tipo 1',
    description: 'Sensor, insulina, escola, esporte: a rotina de quem vive com o tipo 1 e de quem cuida.',
  },
  typeTwo: {
    name: 'Diabetes tipo 2',
    description: 'Alimentação, remédios, medições e pequenas vitórias de cada dia.',
  },
  pressure: {
    name: 'Hipertensão',
    description: 'Pressão em casa, menos sal, mais movimento: o que tem ajudado você?',
  },
  weight: {
    name: 'Peso e movimento',
    description: 'Comer bem, mexer o corpo e cuidar do peso sem culpa e sem pressa.',
  },
  heart: {
    name: 'Coração',
    description: 'Vida depois do infarto, reabilitação, colesterol e prevenção.',
  },
  wellbeing: {
    name: 'Bem-estar e dúvidas',
    description: 'Sono, ansiedade, apoio, e toda pergunta que não coube em outro lugar.',
  },
} as const;

/** What the community says on the server. */
export const communityMessages = {
  postNotFound: 'Não encontramos esta postagem. Talvez ela já tenha sido excluída.',
  replyNotFound: 'Não encontramos esta resposta. Talvez ela já tenha sido excluída.',
  blockNotFound: 'Este texto já não está na sua lista de textos ocultos.',
  reportNotFound: 'Não encontramos esta denúncia.',
  unknownForum: 'Fórum não está entre os que existem.',
  unknownCursor: 'Continuação da lista não é válida. Recarregue a lista.',
  locked: POST_LOCKED,
  hidden: 'Esta postagem está oculta e não recebe respostas agora.',
  ownText: 'Este texto é seu: não dá para denunciar nem ocultar.',
} as const;

export const communityFieldLabels = {
  forumId: 'Fórum',
  groupType: 'Grupo',
  content: 'Texto',
  tags: 'Tags',
  postId: 'Postagem',
  replyId: 'Resposta',
  liked: 'Curtida',
  q: 'Busca',
  sort: 'Ordem',
  reason: 'Motivo',
  details: 'Detalhes',
  state: 'Situação',
  decision: 'Decisão',
  ...postMarkNames,
  hasDoseNote: 'Aviso sobre doses',
} as const;

import type { ReportReason } from '@vida/contract/community/community-kinds.ts';
import { POST_LOCKED } from '@vida/contract/community/community-words.ts';

const reasons: Readonly<Record<ReportReason, string>> = {
  dangerous_advice: 'Conselho perigoso para a saúde',
  offensive: 'Ofensa ou preconceito',
  spam: 'Propaganda ou golpe',
  personal_data: 'Dados pessoais de alguém',
  worried_about_author: 'Preocupação com quem escreveu',
  other: 'Outro motivo',
};

const hidingWords = (title: string, whatGoes: string) => ({
  title,
  description:
    `${whatGoes} Quem escreveu não fica sabendo. O que a mesma pessoa escreve em outros lugares continua aparecendo: ` +
    'aqui ninguém tem nome, e o que sumisse mostraria quem escreveu o quê. ' +
    'Ofensa ou perigo? Use “Denunciar”. Para ver de novo: “Textos ocultos”.',
  confirmLabel: 'Ocultar',
  done: 'Texto ocultado para você.',
  failed: 'Não foi possível ocultar. Tente de novo.',
});

/** What the page of a post says, and what can be done with a text there. */
export const postMessages = {
  loading: 'Carregando a postagem...',
  failed: 'Não foi possível carregar a postagem',
  gone: 'Esta postagem não está mais aqui',
  goneText: 'Ela pode ter sido excluída, ou estar oculta.',
  doseNote:
    'Este texto fala em mudar dose ou remédio. O que serve para uma pessoa ' +
    'pode fazer mal a outra: decida sempre com a sua equipe de saúde.',
  options: (name: string) => `Opções de ${name}`,
  optionsOfReply: 'Opções da resposta',
  edit: 'Editar',
  remove: 'Excluir',
  report: 'Denunciar',
  block: 'Ocultar para mim',
  pin: 'Fixar',
  unpin: 'Desafixar',
  lock: 'Fechar para respostas',
  unlock: 'Reabrir para respostas',
  moderated: 'Mudança feita pela moderação.',
  notModerated: 'Não foi possível mudar a postagem. Tente de novo.',
  removePost: {
    title: 'Excluir esta postagem?',
    confirmLabel: 'Excluir',
    description: 'As respostas vão junto. Não dá para desfazer.',
    done: 'Postagem excluída.',
    failed: 'Não foi possível excluir a postagem. Tente de novo.',
  },
  removeReply: {
    title: 'Excluir esta resposta?',
    confirmLabel: 'Excluir',
    description: 'Não dá para desfazer.',
    done: 'Resposta excluída.',
    failed: 'Não foi possível excluir a resposta. Tente de novo.',
  },
  reporting: {
    title: 'Denunciar à moderação',
    description: 'Só a moderação vê. Quem escreveu não fica sabendo que foi você.',
    reason: 'Qual é o motivo?',
    details: 'Detalhes (opcional)',
    reasons,
    submit: 'Enviar denúncia',
    submitting: 'Enviando...',
    done: 'Denúncia enviada. Obrigada por cuidar da comunidade.',
    failed: 'Não foi possível enviar a denúncia. Tente de novo.',
    worried: 'Se alguém corre perigo agora, ligue 192 (SAMU) ou 188 (CVV): a moderação pode demorar.',
  },
  blocking: {
    post: hidingWords('Ocultar esta postagem para você?', 'Ela some só para você, com as respostas.'),
    reply: hidingWords('Ocultar esta resposta para você?', 'Ela some só para você.'),
  },
} as const;

/** What stands around the replies to a post. */
export const repliesMessages = {
  title: 'Respostas',
  loading: 'Carregando as respostas...',
  failed: 'as respostas não carregaram',
  empty: 'Ninguém respondeu ainda. Uma palavra sua pode ajudar.',
  emptyLocked: 'Ninguém respondeu.',
  more: 'Mostrar mais respostas',
  locked: POST_LOCKED,
} as const;

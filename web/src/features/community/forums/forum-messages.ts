import { MAX_SEARCH_LENGTH } from '@vida/contract/community/community-kinds.ts';

/** What a forum says above its posts, and where there are none. */
export const forumMessages = {
  search: 'Buscar neste fórum',
  searchHint: 'Título, texto ou tag',
  searchMax: MAX_SEARCH_LENGTH,
  sort: 'Ordenar por',
  sorts: [
    { value: 'recent', label: 'Mais recentes' },
    { value: 'popular', label: 'Mais curtidas' },
    { value: 'replies', label: 'Mais respondidas' },
  ],
  empty: 'Ninguém escreveu aqui ainda',
  emptyText: 'Uma pergunta simples já começa a conversa. Use “Nova postagem”.',
  notFound: (q: string) => `Nada encontrado para “${q}”`,
  notFoundText: 'Tente outra palavra, ou menos palavras.',
  clear: 'Limpar a busca',
  found: (count: number, hasMore: boolean) =>
    count === 1 ? '1 postagem' : `${hasMore ? 'Mais de ' : ''}${count} postagens`,
} as const;

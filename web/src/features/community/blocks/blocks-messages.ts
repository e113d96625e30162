/** The list of blocked members. */
export const blocksMessages = {
  open: 'Membros bloqueados',
  title: 'Membros bloqueados',
  description: 'Você não vê o que estas pessoas escrevem.',
  loading: 'Carregando a lista...',
  failed: 'a lista não carregou',
  empty: 'Você não bloqueou ninguém.',
  member: (title: string | null) =>
    title ? `Membro, em “${title}”` : 'Membro, em uma postagem que não existe mais',
  since: (when: string) => `desde ${when}`,
  unblock: 'Desbloquear',
  unblockOf: (member: string) => `Desbloquear ${member}`,
  done: 'Membro desbloqueado.',
  notDone: 'Não foi possível desbloquear. Tente de novo.',
} as const;

/** What a moderator made of a post. */
export const postMarkNames = { isPinned: 'Fixada', isLocked: 'Fechada', isHidden: 'Oculta' } as const;

export const POST_LOCKED = 'Esta postagem está fechada para novas respostas.';

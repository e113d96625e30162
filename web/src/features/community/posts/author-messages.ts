/** Who wrote a text (spec section 3); apart from the other words, because the dashboard needs no more. */
export const authorMessages = { you: 'Você', member: 'Membro', edited: 'editada' } as const;

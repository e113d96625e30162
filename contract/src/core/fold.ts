/** Lower case without accents: 'Pressão' is 'pressao', '1ª' is '1a'. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

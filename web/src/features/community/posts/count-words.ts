const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('pt-BR')} ${value === 1 ? one : many}`;

export const likesWords = (value: number): string => count(value, 'curtida', 'curtidas');
export const repliesWords = (value: number): string => count(value, 'resposta', 'respostas');
export const viewsWords = (value: number): string => count(value, 'visualização', 'visualizações');

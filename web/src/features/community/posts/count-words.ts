const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('pt-BR')} ${value === 1 ? one : many}`;

/** '14 curtidas' */
export const likesWords = (value: number): string => count(value, 'curtida', 'curtidas');
/** '1 resposta' */
export const repliesWords = (value: number): string => count(value, 'resposta', 'respostas');
/** '310 visualizações' */
export const viewsWords = (value: number): string => count(value, 'visualização', 'visualizações');

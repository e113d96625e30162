/** What the conversation says on the server. */
export const chatMessages = {
  notFound: 'Não encontramos esta mensagem. Talvez ela já tenha sido apagada.',
  pending: 'A resposta anterior ainda está sendo escrita. Espere um instante e envie de novo.',
} as const;

export const chatFieldLabels = { message: 'Mensagem', text: 'Texto' } as const;

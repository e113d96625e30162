/** What the administrator's panel says (spec section 8). */
export const adminMessages = {
  title: 'Administração',
  subtitle: 'Ajuste os textos que orientam as respostas da Vida.',
  denied: 'Acesso Negado: Apenas administradores podem acessar este painel.',
  deniedWay: 'Voltar ao Dashboard',
  success: 'Sucesso!',
  error: 'Erro',
  gate: {
    title: 'Senha administrativa',
    text: 'O painel pede uma senha própria, além da senha da sua conta.',
    label: 'Senha administrativa',
    submit: 'Abrir painel',
    submitting: 'Conferindo...',
    wrong: 'Senha administrativa incorreta',
    granted: 'Acesso administrativo concedido!',
  },
  prompts: {
    title: 'Prompts da IA',
    empty: 'O gerenciador de prompts ainda não está pronto',
    text: 'Aqui você vai criar, editar e ativar os prompts de cada seção. Até lá, a Vida usa as orientações próprias dela, que já funcionam sem configuração.',
    action: 'Ver as dicas que ela dá hoje',
  },
} as const;

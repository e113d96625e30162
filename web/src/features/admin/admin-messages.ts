/** What the administrator's panel says (spec section 8). */
export const adminMessages = {
  title: 'Administração',
  subtitle: 'Os textos que orientam a Vida, a comunidade e a saúde da IA.',
  denied: 'Acesso Negado: Apenas administradores podem acessar este painel.',
  deniedWay: 'Voltar ao Dashboard',
  success: 'Sucesso!',
  error: 'Erro',
  tabs: 'Partes do painel',
  promptsTab: 'Prompts',
  moderationTab: 'Moderação',
  healthTab: 'Saúde da IA',
  gate: {
    title: 'Senha administrativa',
    text: 'O painel pede uma senha própria, além da senha da sua conta.',
    kept: 'O que você estava escrevendo continua guardado nesta página.',
    label: 'Senha administrativa',
    submit: 'Abrir painel',
    submitting: 'Conferindo...',
    wrong: 'Senha administrativa incorreta',
    granted: 'Acesso administrativo concedido!',
  },
} as const;

/** Who may not enter the administrator's panel is told so by the page and by the server (spec section 8). */
export const adminWords = {
  denied: 'Acesso Negado: Apenas administradores podem acessar este painel.',
  wrongGatePassword: 'Senha administrativa incorreta',
} as const;

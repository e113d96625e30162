/** What the account commands print. */
export const accountCommandMessages = {
  resetUsage: 'Diga o e-mail da conta: npm run user:reset -- pessoa@exemplo.com',
  unknownAccount: (email: string) => `Não existe conta com o e-mail ${email}.`,
  passwordReset: (email: string, password: string) =>
    [
      `Conta: ${email}`,
      `Senha provisória: ${password}`,
      'Ela vale para uma entrada: a pessoa escolhe outra logo depois. As sessões abertas foram encerradas.',
    ].join('\n'),
  administratorExists: (email: string) =>
    `A conta do administrador (${email}) já existe. Para uma senha nova: npm run user:reset -- ${email}`,
  administratorCreated: (email: string, password: string) =>
    `Administrador: ${email}\nSenha inicial: ${password}`,
} as const;

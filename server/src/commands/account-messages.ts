import { ONE_TIME_HOURS } from '../features/auth/one-time-password.ts';
import { oneTimeNote } from '../first-start/first-start-messages.ts';

/** What the account commands print. */
export const accountCommandMessages = {
  resetUsage: 'Diga o e-mail da conta: npm run user:reset -- pessoa@exemplo.com',
  unknownAccount: (email: string) => `Não existe conta com o e-mail ${email}.`,
  passwordReset: (email: string, password: string) =>
    [
      `Conta: ${email}`,
      `Senha provisória: ${password}`,
      `Ela vale por ${ONE_TIME_HOURS} horas e para uma entrada: a pessoa ` +
        'escolhe outra logo depois. As sessões abertas foram encerradas.',
    ].join('\n'),
  secondFactorOffUsage: 'Diga o e-mail da conta: npm run user:second-factor-off -- pessoa@exemplo.com',
  secondFactorOff: (email: string) =>
    [
      `Conta: ${email}`,
      'A verificação em duas etapas foi desligada: aplicativo, ' +
        'chaves de acesso e códigos de recuperação deixaram de valer.',
      'A senha continua a mesma. As sessões abertas foram encerradas.',
      'Faça isso só quando tiver certeza de quem pediu, e sugira ligar de novo em Minha conta.',
    ].join('\n'),
  secondFactorWasOff: (email: string) =>
    [
      `Conta: ${email}`,
      'A verificação em duas etapas não estava ligada. Nada mudou: a senha e as sessões abertas continuam.',
    ].join('\n'),
  administratorExists: (email: string) =>
    `A conta do administrador (${email}) já existe. Para uma senha nova: npm run user:reset -- ${email}`,
  administratorCreated: (email: string, password: string) =>
    [`Administrador: ${email}`, `Senha inicial: ${password}`, oneTimeNote(email)].join('\n'),
} as const;

/** What is said wherever the second factor is asked for. */
export const secondFactorMessages = {
  password: 'Sua senha',
  code: 'Código do aplicativo',
  codeHint: 'Os 6 números que o seu aplicativo de códigos mostra agora.',
  recoveryCode: 'Código de recuperação',
  recoveryCodeHint: 'Um dos códigos que você guardou. Cada um vale uma vez.',
  confirm: 'Confirmar',
  confirming: 'Conferindo...',
  use: {
    totp: 'Usar o código do aplicativo',
    passkey: 'Usar chave de acesso',
    recovery_code: 'Usar um código de recuperação',
  },
  passkeyText: 'O navegador vai pedir a sua digital, o seu rosto, o PIN do aparelho ou a sua chave USB.',
  waiting: 'Esperando a chave de acesso...',
  totpLost:
    'O código do seu aplicativo não pode mais ser conferido nesta instalação. Entre de outro jeito e ' +
    'configure o aplicativo de novo em Minha conta.',
  noWay:
    'Não sobrou um jeito de confirmar. Quem cuida desta Vida, no computador em que ela roda, pode ' +
    'desligar a verificação em duas etapas da sua conta:',
  command: 'npm run user:second-factor-off -- seu@email',
  passkeyElsewhere: (host: string) =>
    host === 'localhost'
      ? 'A sua chave de acesso só funciona quando a Vida é aberta pelo endereço localhost, no ' +
        'computador em que ela roda.'
      : `A sua chave de acesso só funciona quando a Vida é aberta com HTTPS pelo endereço ${host}.`,
  passkeyFailed: 'A chave de acesso não respondeu, ou você cancelou. Tente de novo ou use outro jeito.',
  failed: 'Não foi possível conferir. Tente novamente.',
} as const;

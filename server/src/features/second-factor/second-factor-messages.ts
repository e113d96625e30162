import { tooManyTriesMessage } from '../../http/http-messages.ts';

/** What the second factor says. */
export const secondFactorMessages = {
  wrongPassword: 'A senha não confere.',
  needed: 'Confirme também com a segunda etapa.',
  wrong: {
    totp: 'O código não confere. Veja no aplicativo o código de agora e tente de novo.',
    recovery_code: 'Este código de recuperação não confere ou já foi usado.',
    passkey: 'A chave de acesso não foi reconhecida. Tente de novo ou use outro jeito.',
  },
  used: 'Este código já foi usado. Espere o aplicativo mostrar o próximo.',
  lost:
    'O código do aplicativo não pode mais ser conferido nesta instalação. Entre com ' +
    'um código de recuperação ou uma chave de acesso e configure o aplicativo de novo.',
  paused: (seconds: number) =>
    `${tooManyTriesMessage(seconds)} Um código de recuperação ou uma chave de acesso vale antes disso.`,
  signInEnded: 'O tempo para confirmar acabou, ou foram tentativas demais. Entre de novo com a senha.',
  nothingPending: 'A configuração do aplicativo demorou demais. Comece de novo.',
  wrongFirstCode:
    'O código não confere. Confira se o relógio do celular está certo e digite o código que o aplicativo mostra agora.',
  passkeysNeedHttps:
    'Chaves de acesso só funcionam com HTTPS, ou no computador em que a Vida roda, pelo endereço localhost.',
  passkeyRefused: 'A chave de acesso não pôde ser guardada. Comece de novo.',
  passkeyKnown: 'Esta chave de acesso já está em uso.',
  tooManyPasskeys: 'Você já tem o máximo de chaves de acesso. Remova uma que não usa mais.',
  lastFactor: 'Esta é a sua única segunda etapa. Para ficar sem ela, desligue a verificação em duas etapas.',
  lastWorkingFactor:
    'O que sobraria não abre a conta aqui: sem isto, só os códigos de recuperação. ' +
    'Configure antes outra segunda etapa, ou desligue a verificação em duas etapas.',
  notOn: 'A verificação em duas etapas não está ligada.',
} as const;

export const secondFactorFieldLabels = {
  challenge: 'Pedido',
  proof: 'Segunda etapa',
  method: 'Segunda etapa',
  code: 'Código',
  passkey: 'Chave de acesso',
  rawId: 'Identificador',
  response: 'Resposta',
  clientDataJSON: 'Dados do navegador',
  authenticatorData: 'Dados da chave',
  signature: 'Assinatura',
  attestationObject: 'Dados da chave',
  transports: 'Conexões da chave',
} as const;

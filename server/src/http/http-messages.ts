import { adminWords } from '@vida/contract/admin/admin-words.ts';

/** What the HTTP layer itself says. */
export const httpMessages = {
  sessionMissing: 'Sua sessão terminou. Entre de novo para continuar.',
  adminOnly: adminWords.denied,
  gateClosed: 'Informe a senha administrativa para abrir o painel.',
  passwordChangeRequired: 'Antes de continuar, troque a senha provisória por uma senha sua.',
  notFound: 'Não encontramos o que você pediu.',
  unknownCall: 'Esta chamada não existe.',
  methodNotAllowed: 'Esta chamada não aceita esse método.',
  invalid: 'Confira os dados enviados.',
  requestTooSlow: 'O envio demorou demais. Confira a conexão e tente de novo.',
  malformed: 'Não foi possível ler os dados enviados.',
  bodyMissing: 'Faltam os dados do pedido.',
  stale: 'Isto foi alterado em outro lugar. Veja o que mudou e salve de novo.',
  etagRequired: 'Esta página ficou antiga. Recarregue para ver o que está salvo e tente de novo.',
  tooLarge: 'O que foi enviado é grande demais.',
  unsupportedType: 'Este formato de envio não é aceito.',
  databaseUnavailable: 'Estamos sem acesso aos seus dados por um instante. Tente de novo daqui a pouco.',
  tooManyAtOnce: 'Você está salvando muitas coisas ao mesmo tempo. Espere alguns segundos e tente de novo.',
  tooManyEntering: 'Muita gente está entrando agora por esta rede. Tente de novo em alguns segundos.',
  stillBusy: 'Ainda estamos cuidando do que veio antes. Espere alguns segundos e tente de novo.',
  busy: 'Muita gente está usando a Vida agora. Tente de novo daqui a alguns segundos.',
  importRunning: 'Um arquivo seu ainda está sendo lido ou guardado. Espere ele terminar e tente de novo.',
  tooManyFiles: 'Muitos arquivos grandes estão sendo lidos agora. Espere meio minuto e envie o seu de novo.',
  timeout: 'A resposta demorou demais. Tente de novo daqui a pouco.',
  stopping: 'A Vida está sendo fechada ou reiniciada. Tente de novo daqui a pouco.',
  internal: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
  idempotencyKeyInvalid: 'A chave Idempotency-Key precisa ter de 1 a 200 caracteres visíveis.',
  idempotencyKeyReused: 'Este envio já foi usado para outro pedido. Envie de novo.',
  idempotencyInFlight: 'Este mesmo envio ainda está sendo processado. Aguarde um instante.',
} as const;

const minute = 60;

/** '30 segundos' or '2 minutos', rounded up. */
const inWords = (seconds: number): string => {
  if (seconds < minute) return `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
  const minutes = Math.ceil(seconds / minute);
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
};

/** '429' in words: when the person may try again. */
export const tooManyTriesMessage = (retryAfterSeconds: number): string =>
  `Muitas tentativas seguidas. Tente de novo em ${inWords(retryAfterSeconds)}.`;

/** The same after several answers that an e-mail has an account already. */
export const tooManyTakenMessage = (retryAfterSeconds: number): string =>
  'Vários e-mails tentados a partir desta rede já têm conta. Se um deles é seu, entre ' +
  `com a sua senha. Para criar outra conta, espere ${inWords(retryAfterSeconds)}.`;

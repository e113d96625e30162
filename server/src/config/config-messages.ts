/** What each variable accepts, for the line that stops the start. Values are never repeated: they may be secret. */
export const expectedValues: Readonly<Record<string, string>> = {
  PORT: 'um número inteiro de 0 a 65535',
  HOST: 'um endereço ou nome de máquina, como 127.0.0.1 ou 0.0.0.0',
  PUBLIC_URL:
    'um endereço http ou https sem caminho, como https://vida.exemplo.com.br; ' +
    'é obrigatório quando SMTP_URL está definido, porque o link do e-mail leva a ele',
  DATA_DIR: 'o caminho de uma pasta',
  DATABASE_URL: 'um endereço PostgreSQL, como postgres://usuario:senha@maquina:5432/vida',
  ADMIN_EMAIL: 'um endereço de e-mail',
  ADMIN_GATE_PASSWORD: 'uma senha de 8 a 128 caracteres',
  SECOND_FACTOR_KEY: '64 dígitos hexadecimais, como os que openssl rand -hex 32 escreve',
  SMTP_URL:
    'um endereço smtp ou smtps, como smtps://usuario:senha@maquina:465, e nada depois dele (na senha, ' +
    'sinais especiais vão codificados: %40 para @); é obrigatório quando há um remetente definido',
  SMTP_FROM:
    'um endereço de e-mail, ou um nome e o endereço, como Vida <vida@exemplo.com.br>; ' +
    'é obrigatório quando PUBLIC_URL é um número de rede',
  AI_BASE_URL: 'um endereço http ou https; é obrigatório quando AI_MODEL ou AI_API_KEY estão definidos',
  AI_API_KEY: 'a chave do serviço de IA, sem espaços',
  AI_MODEL: 'o nome de um modelo; é obrigatório quando AI_BASE_URL está definido',
  AI_TIMEOUT_MS: 'um número inteiro de milissegundos, de 1000 a 300000',
  PRIVACY_CONTACT: 'um endereço de e-mail, um endereço http ou https, ou um texto de 3 a 200 letras',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal ou silent',
  TRUST_PROXY:
    'false, o número de proxies (1 a 10) ou os endereços deles separados por ' +
    'vírgula; true não vale, porque qualquer pessoa poderia fingir outro endereço',
  RATE_LIMIT: 'on ou off',
};

/** The text that stops the start: one line for each wrong variable. */
export function describeInvalidVariables(names: readonly string[]): string {
  const lines = names.map((name) => `  ${name}: valor inválido. Use ${expectedValues[name] ?? 'outro valor'}.`);
  return ['Há um erro na configuração (variáveis de ambiente ou arquivo .env):', ...lines].join('\n');
}

const noPermission = 'pertence a outro usuário ou não dá permissão. Rode a Vida com o mesmo usuário de antes';
const notAFolder = 'é um arquivo, ou passa por um arquivo, e precisa ser uma pasta. Confira o caminho';
const noSpace = 'não há mais espaço no disco. Libere espaço';

/** By the system's error code: what is wrong with a path of the data folder, and what to do. */
const unusableBecause: Readonly<Record<string, string>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: 'está em um disco em que só se lê. Libere a escrita nesse disco',
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  ENOENT: 'não existe e não pode ser criado. Confira o caminho',
  ENOSPC: noSpace,
  EDQUOT: noSpace,
};

/** Why a path of the data folder cannot be used: `code` is the system's, as in `EACCES`. */
export function describeUnusableFolder(path: string, code: string): string {
  const reason = unusableBecause[code] ?? `não pode ser usado (${code}). Confira o caminho`;
  return `Não é possível usar ${path}: ${reason}, ou use outra pasta com DATA_DIR.`;
}

/** What each variable accepts, for the line that stops the start. Values are never repeated: they may be secret. */
export const expectedValues: Readonly<Record<string, string>> = {
  PORT: 'um número inteiro de 0 a 65535',
  HOST: 'um endereço ou nome de máquina, como 127.0.0.1 ou 0.0.0.0',
  PUBLIC_URL: 'um endereço http ou https sem caminho, como https://vida.exemplo.com.br',
  DATA_DIR: 'o caminho de uma pasta',
  DATABASE_URL: 'um endereço PostgreSQL, como postgres://usuario:senha@maquina:5432/vida',
  ADMIN_EMAIL: 'um endereço de e-mail',
  ADMIN_GATE_PASSWORD: 'uma senha de 8 a 128 caracteres',
  AI_BASE_URL: 'um endereço http ou https; é obrigatório quando AI_MODEL ou AI_API_KEY estão definidos',
  AI_API_KEY: 'a chave do serviço de IA, sem espaços',
  AI_MODEL: 'o nome de um modelo; é obrigatório quando AI_BASE_URL está definido',
  AI_TIMEOUT_MS: 'um número inteiro de milissegundos, de 1000 a 300000',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal ou silent',
  TRUST_PROXY: 'true, false, o número de proxies (1 a 10) ou uma lista de endereços separados por vírgula',
  RATE_LIMIT: 'on ou off',
};

/** The text that stops the start: one line for each wrong variable. */
export function describeInvalidVariables(names: readonly string[]): string {
  const lines = names.map(
    (name) => `  ${name}: valor inválido. Use ${expectedValues[name] ?? 'outro valor'}.`,
  );
  return ['Há um erro na configuração (variáveis de ambiente ou arquivo .env):', ...lines].join('\n');
}

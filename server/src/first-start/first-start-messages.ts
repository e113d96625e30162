import { ONE_TIME_HOURS } from '../features/auth/one-time-password.ts';

/** How the administrator's account is called until its owner changes it. */
export const administratorName = {
  firstName: 'Administração',
  lastName: 'da Vida',
} as const;

export interface FirstStartSecrets {
  readonly adminEmail: string;
  readonly oneTimePassword: string | undefined;
  readonly gatePassword: string | undefined;
}

/** How long the first password opens the account, and the way to another. */
export const oneTimeNote = (email: string): string =>
  `A senha inicial vale por ${ONE_TIME_HOURS} horas. Depois disso, uma nova: npm run user:reset -- ${email}`;

/** The lines of a first start, each labelled on its own; nothing on later ones. */
export const describeSecrets = (secrets: FirstStartSecrets): string[] => [
  ...(secrets.oneTimePassword === undefined
    ? []
    : [
        `Administrador: ${secrets.adminEmail}`,
        `Senha inicial: ${secrets.oneTimePassword}`,
        oneTimeNote(secrets.adminEmail),
      ]),
  ...(secrets.gatePassword === undefined ? [] : [`Senha do painel: ${secrets.gatePassword}`]),
];

const wildcardHosts = new Set(['0.0.0.0', '::']);

/** Where Vida can be opened on this machine. */
export const openAt = (host: string, port: number): string => {
  const shown = host === '127.0.0.1' || wildcardHosts.has(host) ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
};

export const describeAddress = (url: string): string => `Vida está em ${url}`;

export const portTaken = (port: number): string =>
  `A porta ${port} já está em uso. Feche o outro programa ou escolha outra com PORT, por exemplo: PORT=3001 npm start`;

export const secondFactorKeyBroken = (path: string): string =>
  `O arquivo ${path} deveria ter a chave da verificação em duas etapas (64 dígitos hexadecimais) ` +
  'e não tem. Traga de volta o original; se ele se perdeu, apague o arquivo: quem usa um ' +
  'aplicativo de códigos entra com um código de recuperação e configura o aplicativo de novo.';

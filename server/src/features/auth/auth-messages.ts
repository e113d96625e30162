import type { GuessableKind } from './guessing/piece.ts';

/** What accounts and sessions say. */
export const authMessages = {
  wrongCredentials: 'E-mail ou senha incorretos.',
  emailTaken: 'Já existe uma conta com este e-mail.',
  oneTimeExpired:
    'Esta senha provisória valia por 24 horas e não vale mais. Peça outra a quem mantém esta instalação da Vida.',
  noSuchAccount: 'Não existe conta com este e-mail.',
  noMailServer: 'Esta Vida não envia e-mail. Peça uma senha provisória a quem cuida dela.',
  passwordLinkEnded:
    'Este link não vale mais: ele dura 10 minutos, serve uma vez, ' +
    'e um pedido mais novo toma o lugar dele. Peça outro.',
  usernameTaken: 'Este nome de usuário já está em uso. Escolha outro.',
} as const;

const BETTER =
  'Três ou quatro palavras que só você juntaria, com espaços ' +
  'entre elas, são fáceis de lembrar e difíceis de adivinhar.';

/** Why a password is not taken, by kind. */
export const guessableMessages: Readonly<Record<GuessableKind, string>> = {
  common: `Senha está entre as mais usadas e seria das primeiras a ser tentada. ${BETTER}`,
  personal: `Senha usa o seu nome, e-mail ou nome de usuário, que outras pessoas conhecem. ${BETTER}`,
  repeat: `Senha repete os mesmos caracteres. ${BETTER}`,
  sequence: `Senha segue uma sequência ou teclas vizinhas, como 12345678 ou qwerty. ${BETTER}`,
  number: `Senha é um número como os de data, telefone ou documento, e esses são tentados logo. ${BETTER}`,
  word:
    'Senha é feita de palavras, nomes ou frases conhecidas, ' +
    `com pouca coisa em volta, como um ano ou 123. ${BETTER}`,
};

/** The mail to who forgot the password. */
export const passwordMailMessages = {
  subject: 'Vida: link para uma senha nova',
  hello: 'Olá!',
  asked: 'Alguém, provavelmente você, pediu uma senha nova para a sua conta na Vida. Abra este link e escolha:',
  button: 'Escolher a senha nova',
  lasts: (minutes: number) =>
    `O link vale ${minutes} minutos e serve uma vez. Se você pedir outro, só o mais novo vale.`,
  notYou: 'Se não foi você, ignore este e-mail: a sua senha continua a mesma.',
  signature: 'Um abraço da Vida',
} as const;

export const authFieldLabels = {
  token: 'Link',
  email: 'E-mail',
  password: 'Senha',
} as const;

/** What the fields of an account are called, in its forms and where one is refused. */
export const accountFieldNames = {
  username: 'Nome de usuário',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  currentPassword: 'Senha atual',
  newPassword: 'Nova senha',
  timeZone: 'Fuso horário',
  glucoseUnit: 'Unidade da glicose',
} as const;

export const ADMINISTRATOR_EMAIL =
  'O e-mail do administrador é uma configuração da instalação (ADMIN_EMAIL) e não muda por aqui.';

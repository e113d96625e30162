/** What accounts and sessions say. */
export const authMessages = {
  wrongCredentials: 'E-mail ou senha incorretos.',
  emailTaken: 'Já existe uma conta com este e-mail.',
  usernameTaken: 'Este nome de usuário já está em uso. Escolha outro.',
  commonPassword: 'Senha está entre as mais usadas do mundo e seria a primeira a ser tentada. Escolha outra.',
} as const;

export const authFieldLabels = {
  username: 'Nome de usuário',
  email: 'E-mail',
  password: 'Senha',
  firstName: 'Nome',
  lastName: 'Sobrenome',
} as const;

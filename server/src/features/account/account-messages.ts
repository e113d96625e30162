export const accountMessages = {
  wrongPassword: 'A senha atual não confere.',
  samePassword: 'A nova senha precisa ser diferente da atual.',
} as const;

export const accountFieldLabels = {
  currentPassword: 'Senha atual',
  newPassword: 'Nova senha',
  timeZone: 'Fuso horário',
  glucoseUnit: 'Unidade da glicose',
} as const;

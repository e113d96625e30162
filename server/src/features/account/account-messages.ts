import { ADMINISTRATOR_EMAIL, accountFieldNames } from '@vida/contract/account/account-words.ts';

export const accountMessages = {
  wrongPassword: 'A senha atual não confere.',
  samePassword: 'A nova senha precisa ser diferente da atual.',
  sameEmail: 'Este já é o e-mail da sua conta.',
  administratorEmail: ADMINISTRATOR_EMAIL,
  wrongPasswordToDelete: 'A senha não confere. A conta não foi excluída.',
  administratorStays:
    'A conta do administrador não pode ser excluída por aqui: sem ela, ninguém ' +
    'cuida desta instalação. Quem mantém a Vida pode passar a administração ' +
    'para outro e-mail (ADMIN_EMAIL); depois disso a exclusão funciona.',
} as const;

export const accountFieldLabels = {
  ...accountFieldNames,
  purpose: 'Finalidade',
  format: 'Formato',
} as const;

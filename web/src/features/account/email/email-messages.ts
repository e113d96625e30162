import { ADMINISTRATOR_EMAIL } from '@vida/contract/account/account-words.ts';

/** What the change of the e-mail says. */
export const emailMessages = {
  title: 'Trocar e-mail',
  subtitle: 'É com ele que você entra. As outras sessões abertas são encerradas.',
  next: 'Novo e-mail',
  hint:
    'Confira com calma: esta Vida não envia e-mail, e por isso ' +
    'ninguém recebe um aviso, nem no endereço antigo nem no novo.',
  password: 'Sua senha, para confirmar',
  submit: 'Trocar e-mail',
  submitting: 'Trocando...',
  saved: 'E-mail trocado. As outras sessões foram encerradas.',
  failed: 'Erro ao trocar o e-mail. Tente novamente.',
  administrator: ADMINISTRATOR_EMAIL,
} as const;

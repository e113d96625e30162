import { accountFieldNames as names } from '@vida/contract/account/account-words.ts';

/** What the account page says. */
export const accountMessages = {
  title: 'Minha conta',
  subtitle: 'Seu acesso, suas preferências e o que fazer com os seus dados.',
  details: {
    title: 'Seus dados',
    email: 'E-mail',
    username: names.username,
    firstName: names.firstName,
    lastName: names.lastName,
    glucoseUnit: names.glucoseUnit,
    glucoseUnitHint: 'Vale para todas as telas. No Brasil, quase todos os aparelhos usam mg/dL.',
    timeZone: names.timeZone,
    timeZoneHint: 'Decide quando o seu dia começa e termina.',
    submit: 'Salvar dados',
    submitting: 'Salvando...',
    saved: 'Dados da conta salvos.',
    failed: 'Erro ao salvar os dados. Tente novamente.',
  },
  password: {
    title: 'Trocar senha',
    subtitle: 'As outras sessões abertas são encerradas.',
    current: names.currentPassword,
    next: names.newPassword,
    hint: 'Pelo menos 8 caracteres. Uma frase curta é mais fácil de lembrar e mais difícil de adivinhar.',
    submit: 'Trocar senha',
    submitting: 'Trocando...',
    saved: 'Senha trocada. As outras sessões foram encerradas.',
    failed: 'Erro ao trocar a senha. Tente novamente.',
  },
  forced: {
    title: 'Trocar senha',
    subtitle: 'Você entrou com uma senha provisória. Escolha uma senha sua para continuar.',
  },
  privacy: {
    title: 'Privacidade',
    text: 'O que a Vida guarda, onde, quem pode ler, e os seus direitos.',
    action: 'Ler sobre privacidade',
    contact: 'Falar com o encarregado',
  },
  leave: { title: 'Sair', text: 'Encerra a sessão neste aparelho.', action: 'Sair da conta' },
} as const;

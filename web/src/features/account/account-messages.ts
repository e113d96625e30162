import { ADMINISTRATOR_EMAIL, accountFieldNames as names } from '@vida/contract/account/account-words.ts';

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

/** What the change of the e-mail says. */
export const emailMessages = {
  title: 'Trocar e-mail',
  subtitle: 'É com ele que você entra. As outras sessões abertas são encerradas.',
  next: 'Novo e-mail',
  hint:
    'Confira com calma: a Vida não manda aviso da troca, nem ao ' +
    'endereço antigo nem ao novo. Com um link de senha é o novo que vale.',
  password: 'Sua senha, para confirmar',
  submit: 'Trocar e-mail',
  submitting: 'Trocando...',
  saved: 'E-mail trocado. As outras sessões foram encerradas.',
  failed: 'Erro ao trocar o e-mail. Tente novamente.',
  administrator: ADMINISTRATOR_EMAIL,
} as const;

/** What the list of sessions says. */
export const sessionsMessages = {
  title: 'Onde você entrou',
  subtitle: 'Navegadores em que a sua conta está aberta.',
  loading: 'Carregando as suas sessões...',
  failed: 'Não foi possível carregar as suas sessões',
  failedText: 'Os seus dados estão guardados.',
  onlyThis: 'A sua conta está aberta só neste aparelho.',
  current: 'Este aparelho',
  unknownDevice: 'Aparelho não identificado',
  lastUse: (when: string) => `Último uso: ${when}`,
  inUse: 'Em uso agora',
  since: (day: string) => `entrou em ${day}`,
  end: 'Encerrar',
  endOf: (device: string, lastUse: string) => `Encerrar a sessão de ${device}, ${lastUse.toLowerCase()}`,
  endTitle: 'Encerrar esta sessão?',
  endText: (device: string) => `${device} sai da conta na hora e precisa da senha para entrar de novo.`,
  ended: 'Sessão encerrada.',
  endFailed: 'Erro ao encerrar a sessão. Tente novamente.',
  endOthers: 'Encerrar todas as outras',
  endOthersTitle: 'Encerrar todas as outras sessões?',
  endOthersText: 'Todos os outros aparelhos saem da conta na hora. Este continua aberto.',
  othersEnded: (count: number) => (count === 1 ? '1 sessão encerrada.' : `${count} sessões encerradas.`),
  hint: 'Não reconhece algum? Encerre e troque a senha.',
} as const;

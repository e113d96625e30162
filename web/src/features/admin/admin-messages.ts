import { adminWords } from '@vida/contract/admin/admin-words.ts';

/** What the administrator's panel says (spec section 8). */
export const adminMessages = {
  title: 'Administração',
  subtitle: 'Os textos que orientam a Vida, a comunidade, a saúde da IA e as contas.',
  denied: adminWords.denied,
  deniedWay: 'Voltar ao Dashboard',
  tabs: 'Partes do painel',
  promptsTab: 'Prompts',
  moderationTab: 'Moderação',
  healthTab: 'Saúde da IA',
  accountsTab: 'Contas',
  gate: {
    title: 'Senha administrativa',
    text: 'O painel pede uma senha própria, além da senha da sua conta.',
    closed:
      'O painel se fechou: o tempo dele acabou, ou a segunda etapa da ' +
      'sua conta mudou. Digite a senha para continuar de onde parou.',
    kept: 'O que você estava escrevendo continua guardado nesta página.',
    label: 'Senha administrativa',
    submit: 'Abrir painel',
    submitting: 'Conferindo...',
    secondStep: 'Confirme que é você',
    secondStepText: 'A senha do painel está certa. Falta a segunda etapa.',
    wrong: adminWords.wrongGatePassword,
    granted: 'Acesso administrativo concedido!',
  },
} as const;

/** What the administrator's part for accounts says. */
export const accountsMessages = {
  title: 'Encerrar sessões de uma conta',
  subtitle:
    'Para quando alguém perdeu o celular ou desconfia de um acesso. A pessoa sai em todos os aparelhos ' +
    'e entra de novo com a mesma senha. Aqui aparecem só se há conta, as sessões abertas e o último uso.',
  email: 'E-mail da conta',
  submit: 'Procurar conta',
  submitting: 'Procurando...',
  findFailed: 'Erro ao procurar a conta. Tente novamente.',
  openSessions: 'Sessões abertas',
  count: (count: number) => (count >= 100 ? '100 ou mais' : String(count)),
  lastUse: 'Último uso',
  none: 'Nenhuma sessão aberta.',
  end: 'Encerrar sessões',
  endTitle: 'Encerrar as sessões desta conta?',
  /** The e-mail stands between the two. */
  endWhose: 'Todos os aparelhos de',
  endText: 'saem na hora. A senha continua a mesma: se alguém mais a conhece, peça à pessoa que a troque.',
  ended: (count: number) => (count === 1 ? '1 sessão encerrada.' : `${count} sessões encerradas.`),
  endFailed: 'Erro ao encerrar as sessões. Tente novamente.',
  reset: 'Senha esquecida? No computador da Vida, crie uma provisória, que vale por 24 horas:',
  command: 'npm run user:reset -- email',
  factorOff: 'Celular e códigos de recuperação perdidos? Desligue a verificação em duas etapas da conta:',
  factorOffCommand: 'npm run user:second-factor-off -- email',
} as const;

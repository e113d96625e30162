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

/** What the end of an account says. */
export const deletionMessages = {
  title: 'Excluir a conta',
  text: 'Apaga a conta e o que é seu, na hora e para sempre. O pouco que fica está dito antes de você confirmar.',
  action: 'Excluir minha conta',
  administrator:
    'Esta é a conta do administrador, e sem ela ninguém cuida desta instalação. Para ' +
    'excluí-la, quem mantém a Vida passa antes a administração para outro e-mail.',
  dialogTitle: 'Excluir a sua conta?',
  whatGoes: 'Vão embora agora, e não há como trazer de volta:',
  gone: [
    'o perfil de saúde, as medições e o que veio de arquivos',
    'o sono, as refeições, os exercícios, o que você registrou de álcool, tabaco, cafeína e jogos, e os seus planos',
    'a conversa com a Vida, as consultas, as dicas e os avisos',
    'o nome, o e-mail, a senha e as sessões em todos os aparelhos',
  ],
  stays:
    'O que você escreveu na comunidade fica, sem autor; se preferir, apague antes. Os registros de ' +
    'acesso (instante, tipo e endereço de rede) ficam até completarem seis meses, sem o seu nome.',
  backups: 'Em cópias de segurança feitas antes de agora os dados ficam até que essas cópias sejam apagadas.',
  exportFirst: 'Quer uma cópia antes?',
  password: 'Sua senha',
  confirm: 'Excluir tudo',
  failed: 'A conta não pôde ser excluída. Tente novamente.',
} as const;

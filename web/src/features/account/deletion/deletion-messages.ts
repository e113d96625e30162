/** What the end of an account says. */
export const deletionMessages = {
  title: 'Excluir a conta',
  text: 'Apaga a conta e tudo o que é seu, na hora e para sempre.',
  action: 'Excluir minha conta',
  administrator:
    'Esta é a conta do administrador, e sem ela ninguém cuida desta instalação. Para excluí-la, quem mantém a Vida passa antes a administração para outro e-mail.',
  dialogTitle: 'Excluir a sua conta?',
  whatGoes: 'Vão embora agora, e não há como trazer de volta:',
  gone: [
    'o perfil de saúde, as medições e o que veio de arquivos',
    'o sono, o que você registrou de álcool, tabaco, cafeína e jogos, e os seus planos',
    'as consultas, as dicas e os avisos',
    'o nome, o e-mail, a senha e as sessões em todos os aparelhos',
  ],
  backups: 'Em cópias de segurança feitas antes de hoje os dados ficam até que essas cópias sejam apagadas.',
  exportFirst: 'Quer uma cópia antes?',
  password: 'Sua senha',
  confirm: 'Excluir tudo',
  failed: 'A conta não pôde ser excluída. Tente novamente.',
} as const;

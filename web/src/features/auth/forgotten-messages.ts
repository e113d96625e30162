/** What the two screens of a forgotten password say. */
export const forgottenMessages = {
  ask: {
    title: 'Esqueci minha senha',
    subtitle: 'Acontece. Tudo o que você registrou continua guardado.',
    hint: 'O e-mail com que você entra.',
    submit: 'Receber o link',
    submitting: 'Pedindo...',
    refused: 'Erro ao pedir o link. Tente novamente.',
    accepted: 'Se este e-mail tiver conta, o link chega em instantes. Ele vale 10 minutos.',
    acceptedAgain: 'Pedimos de novo. Se este e-mail tiver conta, só o link mais novo vale, por 10 minutos.',
    askedFor: 'Pedido para',
    notThere: 'Não chegou? Olhe também na pasta de spam e confira se o e-mail está escrito certo.',
    again: 'Enviar de novo',
    /** 'Enviar de novo em 0:59' */
    againIn: (seconds: number) =>
      `Enviar de novo em ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    other: 'Usar outro e-mail',
  },
  noMail: {
    subtitle: 'Tudo o que você registrou continua guardado.',
    text:
      'Esta Vida não envia e-mail. Quem cuida dela, no computador em que roda, cria para ' +
      'você uma senha provisória, que vale por 24 horas: entre com ela e escolha outra.',
    keeper: 'É você quem cuida dela? Naquele computador, na pasta da Vida:',
    command: 'npm run user:reset -- seu@email',
  },
  reset: {
    title: 'Nova senha',
    subtitle: 'Escolha uma senha nova para a sua conta.',
    endedSubtitle: 'Para trocar a senha, peça um link novo.',
    password: 'Nova senha',
    confirmPassword: 'Confirmar nova senha',
    after: 'As sessões em outros aparelhos são encerradas. Se você usa a segunda etapa, ela continua ligada.',
    submit: 'Salvar a nova senha',
    submitting: 'Salvando...',
    refused: 'Erro ao salvar a senha. Tente novamente.',
    endedTitle: 'Este link não vale mais',
    ended:
      'Ele dura 10 minutos, serve uma vez, e um pedido mais novo toma o lugar dele. Agora nada mudou na sua conta.',
    another: 'Pedir outro link',
  },
  back: 'Lembrou?',
  login: 'Entrar',
} as const;

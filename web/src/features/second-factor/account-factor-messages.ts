/** What the card of the second factor and its dialogs say. */
export const accountFactorMessages = {
  title: 'Verificação em duas etapas',
  subtitle: 'Além da senha, algo que só você tem. Assim, quem descobrir a sua senha não entra.',
  loading: 'Carregando a verificação em duas etapas...',
  failed: 'Não foi possível carregar a verificação em duas etapas',
  failedText: 'Nada mudou na sua conta.',
  on: 'Ligada',
  off: 'Desligada',
  offText: 'É opcional. Com ela, cada entrada pede, depois da senha, um código do celular ou uma chave de acesso.',
  setUpApp: 'Configurar aplicativo',
  changeApp: 'Trocar de aplicativo',
  removeApp: 'Remover aplicativo',
  addPasskey: 'Adicionar chave de acesso',
  app: 'Aplicativo de códigos',
  appSince: (day: string) => `Desde ${day}`,
  appLost:
    'Os códigos deste aplicativo não podem mais ser conferidos nesta instalação, ' +
    'porque a chave que os protegia mudou. Configure o aplicativo de novo.',
  noApp: 'Nenhum aplicativo configurado.',
  passkeys: 'Chaves de acesso',
  noPasskeys: 'Nenhuma. Com uma, depois da senha basta a digital, o rosto ou o PIN do aparelho.',
  passkeyMade: (day: string) => `Criada em ${day}`,
  passkeyUsed: (when: string) => `último uso: ${when}`,
  passkeyUnused: 'ainda não usada',
  remove: 'Remover',
  removeOf: (name: string) => `Remover a chave de acesso ${name}`,
  passkeysNeedHttps:
    'Chaves de acesso só funcionam com HTTPS, ou no computador em que a Vida roda, ' +
    'pelo endereço localhost. O aplicativo de códigos funciona em qualquer endereço.',
  passkeysElsewhere: (address: string) =>
    'Chaves de acesso só funcionam quando a Vida é aberta por ' +
    `${address}. O aplicativo de códigos funciona em qualquer endereço.`,
  recoveryCodes: 'Códigos de recuperação',
  codesLeft: (count: number) => (count === 1 ? 'Resta 1 código sem usar.' : `Restam ${count} códigos sem usar.`),
  noCodesLeft: 'Não resta nenhum. Faça novos, para não ficar sem entrar se perder o celular.',
  newCodes: 'Fazer códigos novos',
  turnOff: 'Desligar',
  goOn: 'Continuar',
  close: 'Fechar',
  passwordFirst: 'Primeiro, confirme que é você.',
  appDialog: {
    title: 'Configurar o aplicativo de códigos',
    text:
      'Abra um aplicativo de códigos no celular (por exemplo Google Authenticator, Microsoft Authenticator, ' +
      'Aegis ou o do seu gerenciador de senhas), escolha adicionar uma conta e leia este desenho com a câmera.',
    qr: 'Código QR para o aplicativo de códigos',
    byHand: 'Se a câmera não ajudar, digite esta chave no aplicativo:',
    copySecret: 'Copiar chave',
    openHere: 'Abrir no aplicativo deste aparelho',
    firstCode: 'Depois, digite o código que o aplicativo mostra.',
    submit: 'Ligar',
    done: 'Aplicativo configurado.',
  },
  passkeyDialog: {
    title: 'Adicionar chave de acesso',
    text: 'Dê um nome que lembre onde ela fica, como Celular ou Chave USB.',
    name: 'Nome da chave',
    submit: 'Criar chave de acesso',
    waiting: 'Esperando o aparelho...',
    failed: 'A chave de acesso não foi criada: o aparelho não respondeu, já tem uma, ou você cancelou.',
    done: 'Chave de acesso adicionada.',
  },
  codes: {
    title: 'Guarde os códigos de recuperação',
    text:
      'Se perder o celular ou a chave, um destes códigos abre a conta. Cada um vale uma vez. ' +
      'Eles aparecem só agora: guarde em papel ou no gerenciador de senhas, longe do celular.',
    list: 'Seus códigos de recuperação',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'O navegador não deixou copiar. Selecione o texto na tela e copie.',
    download: 'Baixar',
    fileName: 'vida-codigos-de-recuperacao.txt',
    fileTitle: 'Vida: códigos de recuperação. Cada um vale uma vez.',
    print: 'Imprimir',
    kept: 'Guardei meus códigos',
    notKept: 'Antes de fechar, guarde os códigos e marque que guardou.',
    finish: 'Concluir',
  },
  newCodesDialog: {
    title: 'Fazer códigos de recuperação novos?',
    text: 'Os códigos que você tem deixam de valer na hora.',
  },
  turnOffDialog: {
    title: 'Desligar a verificação em duas etapas?',
    text:
      'O aplicativo, as chaves de acesso e os códigos de recuperação ' +
      'deixam de valer, e a conta volta a abrir só com a senha.',
    done: 'Verificação em duas etapas desligada.',
  },
  removeDialog: (name: string) => ({
    title: `Remover a chave de acesso ${name}?`,
    text: 'Ela deixa de abrir a sua conta. No aparelho ela continua guardada até que você a apague lá.',
    done: 'Chave de acesso removida.',
  }),
  removeAppDialog: {
    title: 'Remover o aplicativo de códigos?',
    text:
      'Os códigos dele deixam de abrir a sua conta. As suas chaves ' +
      'de acesso e os códigos de recuperação continuam valendo.',
    done: 'Aplicativo de códigos removido.',
  },
  advice: {
    title: 'Proteja o painel com uma segunda etapa',
    text:
      'Esta conta cuida da Vida inteira. Com a verificação em ' +
      'duas etapas, nem quem souber as senhas abre o painel.',
    action: 'Ver como ligar',
  },
} as const;

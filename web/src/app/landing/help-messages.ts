import type { LandingPath } from './landing-link.tsx';

/** One question about the first access. `stems` are beginnings of words or phrases, lower case, without accents. */
export interface HelpTopic {
  id: string;
  question: string;
  answer: string;
  stems: readonly string[];
  link?: { to: LandingPath; text: string };
}

/** The frequent questions, in the order in which they are offered. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'register',
    question: 'Como faço o cadastro?',
    answer:
      'Toque em Começar Agora e preencha cinco campos: nome, sobrenome, nome ' +
      'de usuário, e-mail e senha. A senha precisa de pelo menos 8 caracteres ' +
      'e não pode ser fácil de adivinhar. Leva um minuto, e você já entra.',
    stems: [
      'cadastr',
      'registr',
      'criar conta',
      'criar uma conta',
      'abrir conta',
      'comec',
      'primeiro acesso',
      'inscrev',
    ],
    link: { to: '/register', text: 'Ir para o cadastro' },
  },
  {
    id: 'needs',
    question: 'O que eu preciso ter?',
    answer:
      'Só um navegador, no telefone ou no computador. Glicosímetro, aparelho de pressão ou sensor ajudam, ' +
      'mas não são obrigatórios: dá para começar contando da sua saúde no perfil. A Vida é gratuita.',
    stems: [
      'precis',
      'necessari',
      'gratis',
      'gratuit',
      'pag',
      'custa',
      'preco',
      'instal',
      'celular',
      'aplicativo',
      'aparelho',
    ],
  },
  {
    id: 'privacy',
    question: 'Quem vê os meus dados?',
    answer:
      'Na Vida, só você vê os seus registros. Na comunidade, os outros leem as suas postagens, mas você ' +
      'aparece como ‘Membro’. Os dados ficam no servidor desta instalação, aos cuidados de quem a ' +
      'administra. Não há anúncios nem rastreadores. Para baixar ou apagar os seus dados, abra Minha conta.',
    stems: ['privac', 'privad', 'dados', 'quem ve', 'segur', 'lgpd', 'sigilo', 'apagar', 'excluir', 'anonim'],
  },
  {
    id: 'import',
    question: 'Posso trazer as medições do meu sensor?',
    answer:
      'Sim. Depois de entrar, abra Medições e importe o arquivo do LibreView, do Dexcom Clarity, ' +
      'do mySugr, do Accu-Chek, do CareLink ou do Nightscout, ou uma planilha CSV com data e ' +
      'valor. A Vida mostra o que encontrou, não repete o que já estava lá e deixa desfazer.',
    stems: ['import', 'sensor', 'arquivo', 'csv', 'libre', 'clarity', 'dexcom', 'planilha', 'caderneta'],
  },
  {
    id: 'password',
    question: 'Esqueci a senha. E agora?',
    answer:
      'Na entrada, toque em Esqueceu a senha? Se esta instalação envia e-mail, você recebe um link, que vale ' +
      '10 minutos. Se não, quem a administra cria uma senha de uso único, que vale por 24 horas.',
    stems: ['senha', 'esquec', 'recuperar', 'nao consigo entrar', 'login', 'bloquead'],
    link: { to: '/login', text: 'Ir para a entrada' },
  },
  {
    id: 'reminders',
    question: 'Já recebo lembretes no WhatsApp?',
    answer:
      'Ainda não. O envio por WhatsApp e SMS está em preparação. O cadastro ' +
      'já vale para usar a Vida no navegador, onde os avisos aparecem no sino.',
    stems: ['whats', 'zap', 'sms', 'lembret', 'mensagem', 'avis'],
  },
];

/**
 * Words that bring the emergency telephones before anything else. Too many is right here: a telephone shown in vain
 * costs nothing. Beginnings of words or phrases, lower case, without accents.
 */
export const emergencyStems: readonly string[] = [
  'emergencia',
  'urgen',
  'socorro',
  'samu',
  'ambulancia',
  '192',
  'passando mal',
  'passar mal',
  'dor no peito',
  'aperto no peito',
  'infart',
  'enfart',
  'avc',
  'derrame',
  'boca torta',
  'rosto torto',
  'fala enrolada',
  'dormente',
  'respirar',
  'falta de ar',
  'sem ar',
  'desmai',
  'dismai',
  'convuls',
  'nao acorda',
  'nao responde',
  'inconscient',
  'sangr',
  'veneno',
  'envenen',
  'overdose',
  'remedio demais',
  'insulina demais',
  'hipoglic',
  'vomit',
  'garganta fechando',
  'suicid',
  'sucid',
  'me matar',
  'se matar',
  'quero morrer',
  'quero sumir',
  'nao quero mais viver',
  'nao aguento mais',
  'tirar minha vida',
  'tirar a minha vida',
  'acabar com tudo',
  'me machucar',
  'me cort',
  'cvv',
  '188',
  'me bate',
  'apanh',
  'ameac',
  'abus',
  'estupr',
];

export const helpMessages = {
  open: 'Abrir a ajuda',
  close: 'Fechar a ajuda',
  title: 'Ajuda para começar',
  subtitle: 'Respostas sobre o primeiro acesso',
  greeting: {
    hello: 'Oi! Eu sou a Vida. O primeiro acesso tem três passos:',
    steps: [
      'Toque em Começar Agora.',
      'Preencha cinco campos e crie sua senha.',
      'Entre e registre a primeira medição.',
    ],
    ask: 'O que você quer saber?',
  },
  questions: 'Perguntas frequentes',
  log: 'Conversa com a ajuda',
  you: 'Você perguntou:',
  inputLabel: 'Sua pergunta',
  send: 'Enviar pergunta',
  unknown:
    'Não sei responder a isso. Aqui eu só ajudo com o primeiro acesso: escolha uma das perguntas abaixo ' +
    'ou escreva de outro jeito. Para dúvidas de saúde, procure a sua equipe ou ligue 136 (Disque Saúde).',
  emergencyTitle: 'Se alguém está em perigo, ligue agora',
  emergencyText: 'Aqui ninguém lê a sua mensagem na hora. As duas ligações são gratuitas, dia e noite.',
  emergencyLine: { before: 'Emergência? Ligue', samu: '192 (SAMU)', between: '. Apoio emocional:', cvv: '188 (CVV)' },
} as const;

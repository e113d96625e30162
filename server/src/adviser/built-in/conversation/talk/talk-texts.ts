import type { TalkTopic } from './talk-rules.ts';

const SUPPORT =
  'Se a angústia apertar, o CVV escuta você de graça, a qualquer hora, no 188. E se isso dura mais de duas semanas ou atrapalha o seu dia, vale conversar com um profissional: a UBS e o CAPS atendem pelo SUS.';

/** What Vida answers beside questions: warm, short, and never as a person or a doctor. */
export const talkTexts: Readonly<Record<TalkTopic, string>> = {
  greeting:
    'Oi! Que bom ter você aqui. Posso contar dos seus números (glicose, pressão, peso, sono), do plano de refeições e do treino de hoje, e responder dúvidas de saúde do dia a dia. O que você quer saber?',
  how_are_you:
    'Tudo certo por aqui, e pronta para ajudar. E você, como está? Se quiser, pergunte pelos seus números de hoje.',
  thanks: 'De nada! Fico por aqui para quando você precisar.',
  bye: 'Até logo! Cuide-se bem, e volte quando quiser.',
  identity:
    'Sou a Vida, uma assistente virtual. Não sou médica nem pessoa: respondo com os seus registros e com textos de saúde de fontes brasileiras, e posso errar. Não faço diagnóstico nem ajusto remédios; isso é com a sua equipe de saúde.',
  abilities:
    'Posso ajudar com três coisas. Primeira: os seus dados, como "qual minha média de glicose nos últimos 14 dias?", "como está minha pressão?" ou "quanto dormi ontem?". Segunda: dúvidas de saúde, como alimentação, exercício, sono e o que os números querem dizer. Terceira: onde fica cada coisa aqui na Vida. Não faço diagnóstico nem ajusto remédios, e numa emergência o caminho é o SAMU 192.',
  praise: 'Que bom que ajudou! Se surgir outra dúvida, é só perguntar.',
  insult:
    'Sinto muito se não ajudei como você esperava. Quero acertar: tente perguntar de outro jeito, por exemplo "qual minha glicose de hoje?". Se algo não estiver funcionando, conte para quem cuida desta instalação da Vida.',
  frustration:
    'Entendo a irritação, e cuidar da saúde todo dia cansa mesmo. Talvez eu não tenha entendido: pode me perguntar de outro jeito, com poucas palavras? Se o peso for da rotina toda, falar com alguém da sua equipe de saúde ajuda, e não é fraqueza.',
  sad: `Sinto muito que você esteja se sentindo assim. Não precisa passar por isso em silêncio: contar para alguém de confiança costuma aliviar, e coisas pequenas também, como um banho, um pouco de sol ou uma caminhada curta no seu ritmo. ${SUPPORT}`,
  anxious: `Obrigada por contar. Quando a ansiedade aperta, respirar devagar ajuda: puxe o ar contando até 4 e solte contando até 6, por alguns minutos. Se você tem diabetes e sente tremor, suor ou coração acelerado, meça a glicose: queda também dá esses sinais. ${SUPPORT}`,
  tired:
    'Cansaço pede cuidado, não cobrança. Veja como têm sido as noites, a água e as refeições, e, se você tem diabetes, meça a glicose: alta ou baixa, ela também cansa. Se o cansaço é novo, forte ou já dura mais de duas semanas, marque uma consulta na UBS. Com dor no peito, falta de ar ou desmaio, ligue para o SAMU 192.',
  lonely: `Que bom que você contou. Sentir-se só pesa, e você merece companhia: pense em uma pessoa para quem dá para mandar uma mensagem hoje, nem que seja um "oi". Grupos da UBS e do CRAS do seu bairro também acolhem. ${SUPPORT}`,
  guilty:
    'Um dia fora do combinado não apaga o seu cuidado, e você não precisa de castigo nem de compensar pulando refeições. O próximo passo pode ser pequeno: beber água, medir se você costuma medir, e seguir com a próxima refeição como sempre. Se isso tem acontecido muito ou machuca você por dentro, converse com sua equipe de saúde; se quiser desabafar, o CVV atende no 188, de graça.',
  happy:
    'Que notícia boa! Dá gosto de ouvir. Guarde na memória o que ajudou: repetir o que funciona é meio caminho.',
  unwell:
    'Sinto muito que você não esteja bem. Se há dor no peito, falta de ar, desmaio, confusão, fraqueza de um lado ou fala enrolada, ligue agora para o SAMU 192. Se você tem diabetes, meça a glicose: abaixo de 70 mg/dL (3,9 mmol/L), siga a regra dos 15. Sem esses sinais, sente-se, descanse, não fique só e, se não melhorar, procure atendimento hoje. O que você está sentindo?',
  instructions:
    'Isso eu não posso fazer: sigo sempre as mesmas regras, que existem para proteger você, e não mostro instruções internas nem dados de outras pessoas. Se tiver uma dúvida de saúde ou sobre os seus números, pergunte à vontade.',
  foreign:
    'Só consigo conversar em português do Brasil. Se puder, escreva sua pergunta em português, mesmo que simples: por exemplo, "minha glicose hoje".',
  nonsense:
    'Não consegui entender essa mensagem. Tente escrever com outras palavras, por exemplo "como está minha glicose hoje?" ou "o que tem pro almoço?".',
  no_such_day: 'Não encontrei essa data no calendário. Escreva o dia e o mês de novo, como 12/11.',
  noted: 'Certo! Se quiser saber mais alguma coisa, é só perguntar.',
  joke: 'Sou uma assistente virtual, então deixo a graça com você. Posso ajudar com os seus números, com dúvidas de saúde e com o uso da Vida.',
};

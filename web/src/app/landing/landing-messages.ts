/** Everything the landing page says, in the order of the page; the help chat has its own file. */
export const landingMessages = {
  title: 'Vida: cuidar da saúde cabe no seu dia',
  skip: 'Ir para o conteúdo',
  brand: 'Vida',
  home: 'Vida, página inicial',
  signIn: 'Entrar',
  start: 'Começar Agora',
  accountDeletedNotice: 'Sua conta foi excluída.',
  communityNotice: 'Faça login para acessar a comunidade.',
  hero: {
    title: ['Cuidar da saúde', 'cabe no seu dia.'],
    lead:
      'Para quem vive com diabetes, hipertensão, obesidade ou doença do coração. A Vida ' +
      'junta suas medições, seu prato, seu movimento e seu sono, e explica o que eles dizem.',
    more: 'Ver como funciona',
    small: 'Gratuita. Não substitui a sua equipe de saúde.',
  },
  day: {
    label:
      'A glicose ao longo de um dia: sobe depois do café da manhã e do almoço, e volta para a faixa de 70 a 180 mg/dL',
    peak: '214',
    now: '112 mg/dL',
    meals: [
      { x: 60, time: '6 h', text: 'acordar' },
      { x: 285, time: '9 h', text: 'café da manhã' },
      { x: 610, time: '13 h', text: 'almoço' },
      { x: 748, time: '14 h', text: 'caminhada' },
      { x: 1000, time: '20 h', text: 'jantar' },
    ],
    /** The phone shows the evening, in larger letters. */
    mealsOnPhone: [
      { x: 640, time: '13 h', text: 'almoço' },
      { x: 905, time: '16 h', text: 'lanche' },
      { x: 1080, time: '20 h', text: 'jantar' },
    ],
  },
  pictures: {
    label: 'A Vida no computador e no telefone',
    computer:
      'Tela inicial da Vida no computador, com glicose, exercícios, sono e recomendações de uma conta de exemplo',
    phone: 'Tela inicial da Vida no telefone, com a glicose de uma conta de exemplo',
  },
  features: {
    title: 'Seis cuidados que conversam entre si',
    monitoring: {
      title: 'Monitoramento',
      text: 'Registre a glicose ou traga o arquivo do seu sensor. Cada gráfico vem com uma frase que o explica.',
      picture: 'Exemplo: glicose de oito dias sobre a faixa de 70 a 180 mg/dL, com um valor alto, 191',
      band: 'faixa de 70 a 180 mg/dL',
      high: '191',
    },
    nutrition: {
      title: 'Nutrição',
      text: 'Plano com comida brasileira, que respeita suas alergias e restrições.',
      picture: 'Exemplo: carboidratos, proteínas e fibras do dia ao lado da meta',
      goals: [
        { label: 'Carboidratos', value: 70, max: 200, tone: 'carbs' },
        { label: 'Proteínas', value: 46, max: 80, tone: 'protein' },
        { label: 'Fibras', value: 17, max: 30, tone: 'fiber' },
      ],
    },
    exercises: {
      title: 'Exercícios',
      text: 'Treinos curtos, adaptados à sua condição, ao seu joelho e ao seu nível.',
      picture: 'Exemplo: treino de hoje, com a caminhada leve já feita',
      items: [
        { name: 'Caminhada leve', minutes: '15 min', done: true },
        { name: 'Remada com elástico', minutes: '10 min', done: false },
      ],
    },
    sleep: {
      title: 'Sono',
      text: 'Anote quanto e como você dorme, e receba uma dica feita para as suas noites.',
      picture: 'Exemplo: qualidade média 7,8 de 10 e os horários de sono das últimas sete noites',
      ring: 'Qualidade média',
      hours: ['0 h', '6 h'],
      days: ['dom', '', 'ter', '', 'qui', '', 'sáb'],
    },
    community: {
      title: 'Comunidade',
      text: 'Fóruns sem nome nem foto: para os outros, você é só ‘Membro’.',
      picture: 'Exemplo: duas postagens do fórum, com curtidas e respostas',
      posts: [
        { title: 'Como vocês guardam a insulina na praia?', author: 'Membro', likes: '14', replies: '9' },
        { title: 'Pão de queijo com aveia: deu certo!', author: 'Você', likes: '32', replies: '11' },
      ],
    },
    support: {
      title: 'Apoio com IA',
      text: 'Pergunte em português comum. Se for emergência, o telefone certo vem primeiro.',
      picture: 'Exemplo: uma pergunta sobre manga e a resposta',
      question: 'Posso comer manga?',
      answer: 'Pode, numa porção pequena: 100 g têm de 13 a 19 g de carboidratos.',
    },
  },
  inside: {
    title: 'Um dia por dentro da Vida',
    screens: [
      {
        name: 'nutrition',
        alt: 'Tela de nutrição: o café da manhã de uma conta de exemplo, com porções e nutrientes',
        caption: 'O que comer hoje, em colheres, conchas e xícaras.',
      },
      {
        name: 'exercises',
        alt: 'Tela de exercícios: o treino do dia de uma conta de exemplo, metade já feita',
        caption: 'Um treino curto, com os cuidados que são seus.',
      },
      {
        name: 'chat',
        alt: 'Tela de conversa: uma pergunta sobre a glicose da semana e a resposta da Vida',
        caption: 'Perguntas sobre os seus números, a qualquer hora.',
      },
      {
        name: 'community',
        alt: 'Tela da comunidade: uma postagem sobre a glicose ao acordar e as respostas de outros membros',
        caption: 'Conversa com quem vive o mesmo, sem nomes.',
      },
    ],
  },
  benefits: {
    title: 'O que muda para você',
    items: [
      {
        title: 'Você entende seus números',
        text: 'Cada valor vem com a unidade, a faixa e uma frase curta. Sem susto e sem culpa.',
      },
      {
        title: 'Você chega preparado à consulta',
        text: 'Suas medições num só lugar, prontas para mostrar a quem cuida de você.',
      },
      {
        title: 'Seus dados são seus',
        text: 'Sem anúncio, sem rastreador, sem venda. Ninguém mais vê as suas medições.',
      },
      {
        title: 'Funciona com o que você já tem',
        text: 'Glicosímetro e caderneta, ou sensor: a Vida lê os arquivos do LibreView, do Dexcom Clarity e de outros.',
      },
    ],
  },
  statistics: {
    title: 'Você não está só',
    items: [
      { value: '29,7', text: 'dos adultos nas capitais têm hipertensão' },
      { value: '25,7', text: 'vivem com obesidade' },
      { value: '12,9', text: 'têm diabetes' },
    ],
    source:
      'Fonte: Vigitel Brasil 2006-2024, Ministério da Saúde; números de 2024, adultos ' +
      'das capitais e do Distrito Federal. Hipertensão e diabetes: diagnóstico médico ' +
      'referido. Obesidade: índice de massa corporal de 30 kg/m² ou mais.',
  },
  testimonials: {
    title: 'Como pode ser no seu dia',
    note: 'Depoimento ilustrativo',
    items: [
      {
        text: 'Descobri que meu pico era o suco do almoço, não o jantar. Mudei uma coisa só.',
        name: 'Rosa, diabetes tipo 2',
      },
      {
        text: 'A letra é grande, o português é o meu. Faço minha caminhada e marco ali mesmo.',
        name: 'Antônio, hipertensão',
      },
      {
        text: 'Cheguei à consulta com três meses de medições. A conversa foi outra.',
        name: 'Cida, diabetes tipo 1',
      },
    ],
  },
  reminders: {
    title: 'Lembretes no WhatsApp ou por SMS',
    text: 'Hora de medir, de beber água, de caminhar. Você escolhe o que e quando.',
    whatsApp: 'Receber no WhatsApp',
    sms: 'Receber por SMS',
    small: 'Em preparação: o envio ainda não começou. O cadastro já vale para usar a Vida no navegador.',
    talkLabel: 'Exemplo de conversa',
    talk: [
      { from: 'vida', text: 'Bom dia, Lúcia. Já mediu a glicose em jejum?', time: '06:45' },
      { from: 'me', text: '112', time: '06:53' },
      { from: 'vida', text: 'Anotado: 112 mg/dL, dentro da sua faixa.', time: '06:53' },
    ],
  },
  closing: { title: 'Comece por uma medição.', text: 'O cadastro leva um minuto. O resto, a Vida faz com você.' },
  footer: {
    disclaimer: 'A Vida não faz diagnóstico e não muda doses. Ela não substitui a sua equipe de saúde.',
    emergency: 'Em emergência, ligue para o',
    support: 'Apoio emocional, dia e noite:',
    samu: 'SAMU 192',
    cvv: 'CVV 188',
    privacy: 'Privacidade: o que guardamos e os seus direitos',
  },
} as const;

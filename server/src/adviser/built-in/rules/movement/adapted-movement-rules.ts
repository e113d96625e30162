import { defineRule } from '../../tip-rule.ts';

/** One line for each disability of the profile; doubts go to who knows the person. */
export const adaptedMovementRules = [
  defineRule({
    key: 'seated-movement',
    topic: 'adapted-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ canWalk }) => !canWalk,
    write: ({ hasDisability }) => ({
      title: 'Movimento sentado também conta',
      content: `Braços e tronco sentados, com um elástico leve ou a resistência da própria mão, treinam força e fôlego. ${hasDisability('Cadeirante') ? 'Trave as rodas, alivie a pressão a cada 30 minutos e dê folga aos ombros.' : 'Use cadeira firme, sem rodinhas, e tenha alguém por perto no começo.'} Peça a um fisioterapeuta da UBS para ajustar os movimentos a você.`,
      why: ['No seu perfil há uma deficiência que muda o exercício'],
    }),
  }),
  defineRule({
    key: 'amputation-skin',
    topic: 'amputation',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDisability }) => hasDisability('Amputação'),
    write: ({ hasDiabetes }) => ({
      title: 'Olhe a pele do coto todo dia',
      content: `Vermelhidão que não some, bolha ou ferida pede folga da prótese e conversa com a equipe no mesmo dia${hasDiabetes ? ', mais ainda com diabetes' : ''}. Seque bem depois do banho e troque a meia quando suar. Escreva em Outros do seu perfil qual membro é: as sugestões ficam mais certas.`,
      why: ['No seu perfil: Amputação'],
    }),
  }),
  defineRule({
    key: 'visual-movement',
    topic: 'visual',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Deficiência Visual'),
    write: ({ canWalk }) => ({
      title: 'Um canto seguro para se mexer',
      content: `Escolha em casa um espaço livre, com uma cadeira firme encostada na parede e uma marca no chão que o pé reconheça. ${canWalk ? 'Bicicleta ergométrica, sentar e levantar e caminhar com guia' : 'Elástico e movimentos sentados'} funcionam bem. Existem medidores de glicose e de pressão que falam: pergunte na UBS.`,
      why: ['No seu perfil: Deficiência Visual'],
    }),
  }),
  defineRule({
    key: 'hearing-care',
    topic: 'hearing',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Deficiência Auditiva'),
    write: ({ isProneToLows }) => ({
      title: 'Alarmes que vibram ou acendem',
      content: `Ponha os lembretes de medir e de se mexer para vibrar ou piscar${isProneToLows ? ', e o alarme do sensor também, debaixo do travesseiro à noite' : ''}. Na consulta, você pode pedir intérprete de Libras ou as orientações por escrito. Deixe combinado quem liga para o 192 por você, se for preciso.`,
      why: ['No seu perfil: Deficiência Auditiva'],
    }),
  }),
  defineRule({
    key: 'intellectual-steps',
    topic: 'step-by-step',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Deficiência Intelectual'),
    write: () => ({
      title: 'Um passo de cada vez, com quem ajuda',
      content:
        'Escolha uma coisa para cuidar nesta semana. Faça junto com alguém, no mesmo horário, e marque um X no papel quando fizer. Fotos ajudam: do remédio na caixinha, do prato, do tênis. Leve o papel à consulta para mostrar.',
      why: ['No seu perfil: Deficiência Intelectual'],
    }),
  }),
  defineRule({
    key: 'autism-routine',
    topic: 'autism',
    category: 'mental',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Autismo'),
    write: () => ({
      title: 'Cuidado que cabe na sua rotina',
      content:
        'Mesmo horário, mesmo lugar e mesma ordem facilitam medir, comer e se mexer. Prefira lugares calmos e leve o que ajuda com barulho ou luz. Antes da consulta, mande ou leve por escrito o que incomoda e o que precisa: há prioridade de atendimento por lei.',
      why: ['No seu perfil: Autismo'],
    }),
  }),
  defineRule({
    key: 'down-neck',
    topic: 'down',
    category: 'exercise',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Síndrome de Down'),
    write: () => ({
      title: 'Antes de treinar, uma olhada no pescoço e no coração',
      content:
        'Na síndrome de Down as articulações do pescoço podem ser mais frouxas: cambalhota, mergulho, salto e esporte de contato só depois que o médico liberar. Caminhar, dançar e água rasa costumam ser bons. Dor no pescoço, andar diferente ou fraqueza nova pedem atendimento logo.',
      why: ['No seu perfil: Síndrome de Down'],
    }),
  }),
];

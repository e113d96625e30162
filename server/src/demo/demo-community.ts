import type { GroupType } from '@vida/contract/community/community-kinds.ts';

/** Members who talk to each other; 'own' is the demo's person. Nobody sees their names. */
type Member = 'own' | 'ana' | 'bruno' | 'celia';

interface DemoReply {
  readonly by: Member;
  /** After the post, or after the reply before. */
  readonly hoursLater: number;
  readonly content: string;
}

interface DemoPost {
  readonly by: Member;
  /** Place of its forum in the list. */
  readonly forum: number;
  readonly hoursAgo: number;
  readonly groupType: GroupType;
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly likedBy: readonly Member[];
  readonly replies: readonly DemoReply[];
}

const others = ['ana', 'bruno', 'celia'] as const;

/** Accounts beside the demo's person; nobody signs in to them. */
export const demoMembers = others.map((username) => ({
  username,
  firstName: 'Membro',
  lastName: 'da demonstração',
  email: `${username}@vida.local`,
  password: 'quintal cheio de jabuticabas',
}));

/** The oldest first; the replies of one end before the next begins. */
export const demoPosts: readonly DemoPost[] = [
  {
    by: 'ana',
    forum: 0,
    hoursAgo: 220,
    groupType: 'diabetes',
    title: 'Sensor na praia: como vocês protegem?',
    content:
      'Vou passar uma semana no litoral com meu filho, que tem tipo 1. ' +
      'Faixa, adesivo, camiseta com proteção? Contem o que deu certo.',
    tags: ['sensor', 'viagem'],
    likedBy: ['bruno', 'own'],
    replies: [
      {
        by: 'celia',
        hoursLater: 3,
        content: 'Aqui a faixa por cima segura bem. Levo sempre um adesivo de reserva.',
      },
      {
        by: 'bruno',
        hoursLater: 16,
        content: 'Secar sem esfregar ajuda muito. E sombra para o leitor, que esquenta.',
      },
    ],
  },
  {
    by: 'bruno',
    forum: 4,
    hoursAgo: 196,
    groupType: 'general',
    title: 'Reabilitação: o que ninguém me contou',
    content:
      'Terminei o segundo mês da reabilitação cardíaca. O que mais me surpreendeu ' +
      'foi a confiança: hoje subo a ladeira de casa conversando. Como foi com vocês?',
    tags: ['reabilitação'],
    likedBy: ['celia', 'ana'],
    replies: [
      {
        by: 'celia',
        hoursLater: 5,
        content: 'Meu pai está começando agora. Vou ler isto para ele, obrigada!',
      },
    ],
  },
  {
    by: 'celia',
    forum: 3,
    hoursAgo: 170,
    groupType: 'nutrition',
    title: 'Prato de domingo sem culpa',
    content:
      'Metade do prato de salada e legumes, o resto é o almoço da ' +
      'família. Ninguém reclamou e eu não precisei cozinhar duas vezes.',
    tags: ['família', 'almoço'],
    likedBy: ['own', 'ana'],
    replies: [
      {
        by: 'ana',
        hoursLater: 2,
        content: 'Aqui também funcionou começar pela salada. As crianças acompanham.',
      },
    ],
  },
  {
    by: 'bruno',
    forum: 3,
    hoursAgo: 121,
    groupType: 'exercise',
    title: 'Três meses de caminhada',
    content:
      'Comecei com 10 minutos por dia, porque mais que isso o joelho reclamava. ' +
      'Hoje faço 35 sem perceber. Quem está começando: vale ir devagar.',
    tags: ['caminhada', 'joelho'],
    likedBy: ['ana', 'celia', 'own'],
    replies: [
      {
        by: 'own',
        hoursLater: 4,
        content: 'Que inspiração! Meu joelho também reclama. Vou tentar os 10 minutos.',
      },
    ],
  },
  {
    by: 'ana',
    forum: 1,
    hoursAgo: 98,
    groupType: 'diabetes',
    title: 'Caminhar depois do almoço fez diferença',
    content:
      'Dez minutinhos em volta do quarteirão, todo dia, e o valor da tarde ' +
      'ficou mais tranquilo. Anotei duas semanas para mostrar na consulta.',
    tags: ['caminhada', 'almoço'],
    likedBy: ['own', 'bruno', 'celia'],
    replies: [
      {
        by: 'celia',
        hoursLater: 6,
        content: 'Vou chamar minha vizinha para ir comigo. Obrigada por contar!',
      },
    ],
  },
  {
    by: 'celia',
    forum: 2,
    hoursAgo: 75,
    groupType: 'nutrition',
    title: 'Temperos que me fizeram esquecer o saleiro',
    content:
      'Alho, limão, cúrcuma, manjericão e um pouco de vinagre no ' +
      'fim. O feijão ficou até melhor.\nQuais são os de vocês?',
    tags: ['sal', 'receitas'],
    likedBy: ['ana'],
    replies: [
      { by: 'ana', hoursLater: 1, content: 'Coentro e cominho! E o louro no feijão.' },
      { by: 'own', hoursLater: 3, content: 'Salsinha fresca no fim. Já nem coloco o saleiro na mesa.' },
    ],
  },
  {
    by: 'own',
    forum: 1,
    hoursAgo: 50,
    groupType: 'diabetes',
    title: 'Glicose mais alta ao acordar',
    content:
      'Minhas noites são boas, mas de manhã a glicose está sempre mais alta do que quando ' +
      'fui dormir. Vou levar as medições para a consulta. Acontece com mais alguém?',
    tags: ['manhã', 'medições'],
    likedBy: ['ana', 'bruno'],
    replies: [
      {
        by: 'bruno',
        hoursLater: 2,
        content: 'Comigo também. Minha médica pediu para anotar uma semana de medições em jejum.',
      },
      {
        by: 'celia',
        hoursLater: 7,
        content: 'Levar tudo anotado fez diferença na minha consulta. Boa sorte!',
      },
    ],
  },
  {
    by: 'bruno',
    forum: 2,
    hoursAgo: 26,
    groupType: 'hypertension',
    title: 'Medir em casa: que horário vocês escolheram?',
    content:
      'Comecei a anotar a pressão antes do café e antes de dormir, sentado ' +
      'e sem pressa. Assim fica fácil comparar uma semana com a outra.',
    tags: ['pressão', 'rotina'],
    likedBy: ['celia'],
    replies: [{ by: 'celia', hoursLater: 2, content: 'Os mesmos horários. Deixo o aparelho ao lado do bule.' }],
  },
  {
    by: 'celia',
    forum: 5,
    hoursAgo: 8,
    groupType: 'mental-health',
    title: 'Cansaço de ter que pensar em tudo',
    content: 'Comida, medição, remédio, exercício… Tem dia que pesa. O que ajuda vocês a descansar a cabeça?',
    tags: ['apoio'],
    likedBy: ['own', 'bruno'],
    replies: [
      {
        by: 'ana',
        hoursLater: 3,
        content: 'Um dia de cada vez. E falar sobre isso já alivia. Estamos aqui.',
      },
    ],
  },
];

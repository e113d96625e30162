import type { GroupType } from '@vida/contract/community/community-kinds.ts';

/** Members who talk to each other; 'own' is the demo's person. Nobody sees their names. */
type Member = 'own' | 'ana' | 'bruno' | 'celia';

interface DemoReply {
  readonly by: Member;
  readonly content: string;
}

interface DemoPost {
  readonly by: Member;
  /** Place of its forum in the list. */
  readonly forum: number;
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
  password: 'vida em comunidade',
}));

/** The oldest first. */
export const demoPosts: readonly DemoPost[] = [
  {
    by: 'ana',
    forum: 0,
    groupType: 'diabetes',
    title: 'Sensor na praia: como vocês protegem?',
    content:
      'Vou passar uma semana no litoral com meu filho, que tem tipo 1. Faixa, adesivo, camiseta com proteção? Contem o que deu certo.',
    tags: ['sensor', 'viagem'],
    likedBy: ['bruno', 'own'],
    replies: [
      { by: 'celia', content: 'Aqui a faixa por cima segura bem. Levo sempre um adesivo de reserva.' },
      { by: 'bruno', content: 'Secar sem esfregar ajuda muito. E sombra para o leitor, que esquenta.' },
    ],
  },
  {
    by: 'bruno',
    forum: 3,
    groupType: 'exercise',
    title: 'Três meses de caminhada',
    content:
      'Comecei com 10 minutos por dia, porque mais que isso o joelho reclamava. Hoje faço 35 sem perceber. Quem está começando: vale ir devagar.',
    tags: ['caminhada', 'joelho'],
    likedBy: ['ana', 'celia', 'own'],
    replies: [{ by: 'own', content: 'Que inspiração! Meu joelho também reclama. Vou tentar os 10 minutos.' }],
  },
  {
    by: 'celia',
    forum: 2,
    groupType: 'nutrition',
    title: 'Temperos que me fizeram esquecer o saleiro',
    content:
      'Alho, limão, cúrcuma, manjericão e um pouco de vinagre no fim. O feijão ficou até melhor.\nQuais são os de vocês?',
    tags: ['sal', 'receitas'],
    likedBy: ['ana'],
    replies: [{ by: 'ana', content: 'Coentro e cominho! E o louro no feijão.' }],
  },
  {
    by: 'own',
    forum: 1,
    groupType: 'diabetes',
    title: 'Glicose mais alta ao acordar',
    content:
      'Minhas noites são boas, mas de manhã a glicose está sempre mais alta do que quando fui dormir. Vou levar as medições para a consulta. Acontece com mais alguém?',
    tags: ['manhã', 'medições'],
    likedBy: ['ana', 'bruno'],
    replies: [
      {
        by: 'bruno',
        content: 'Comigo também. Minha médica pediu para anotar uma semana de medições em jejum.',
      },
      { by: 'celia', content: 'Levar tudo anotado fez diferença na minha consulta. Boa sorte!' },
    ],
  },
  {
    by: 'celia',
    forum: 5,
    groupType: 'mental-health',
    title: 'Cansaço de ter que pensar em tudo',
    content: 'Comida, medição, remédio, exercício… Tem dia que pesa. O que ajuda vocês a descansar a cabeça?',
    tags: ['apoio'],
    likedBy: ['own', 'bruno'],
    replies: [{ by: 'ana', content: 'Um dia de cada vez. E falar sobre isso já alivia. Estamos aqui.' }],
  },
];

import { defineRule } from '../../tip-rule.ts';

/** One quiet tip for every category, so that nobody asks in vain. */
export const everydayRules = [
  defineRule({
    key: 'move-a-little',
    topic: 'movement',
    category: 'exercise',
    audience: 'adults',
    everyday: true,
    moves: true,
    priority: 'low',
    when: () => true,
    write: ({ canWalk, profile }) => ({
      title: canWalk ? 'Levante-se a cada meia hora sentado' : 'Mexa-se um pouco a cada meia hora',
      content: `Alguns minutos de movimento a cada meia hora sentado já fazem bem ao corpo: ${canWalk ? 'andar até a cozinha, alongar os braços, subir e descer os calcanhares' : 'abrir e fechar os braços, girar os ombros, apertar uma bolinha'}. Deixe um lembrete no celular por uma semana.`,
      why: [
        profile.exerciseLevel === null
          ? 'Seu perfil não diz seu nível de exercício'
          : 'Seu nível de exercício no perfil',
      ],
    }),
  }),
  defineRule({
    key: 'sleep-routine',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    // Recorded nights say more.
    when: ({ sleep }) => sleep.means === null,
    write: () => ({
      title: 'A mesma hora de acordar, todo dia',
      content:
        'É o hábito que mais organiza o sono: acordar no mesmo horário, também no fim de semana, e pegar luz logo cedo. À noite, quarto escuro e silencioso, e telas fora da cama.',
      why: ['Vale para quase todo mundo'],
    }),
  }),
  defineRule({
    key: 'breathing-pause',
    topic: 'breathing',
    category: 'mental',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: ({ hasCondition }) => !hasCondition('Ansiedade'),
    write: () => ({
      title: 'Três minutos só de respiração',
      content:
        'Cuidar da saúde todo dia cansa. Uma vez por dia, puxe o ar contando 4 e solte contando 6, por três minutos. Se o cansaço ou a tristeza duram semanas, converse na UBS; para desabafar a qualquer hora, o CVV atende no 188.',
      why: ['Vale para quase todo mundo'],
    }),
  }),
  defineRule({
    key: 'tell-somebody',
    topic: 'support',
    category: 'social',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: () => true,
    write: ({ isProneToLows }) => ({
      title: 'Conte a alguém como pode ajudar você',
      content: `Escolha uma pessoa de confiança e diga uma coisa concreta em que ela pode ajudar: ${isProneToLows ? 'saber o que fazer numa queda de glicose' : 'passear junto, lembrar da consulta, cozinhar no domingo'}. Quem tem apoio cuida melhor de si. A Comunidade daqui também é um bom lugar para começar.`,
      why: ['Vale para quase todo mundo'],
    }),
  }),
  defineRule({
    key: 'medicine-card',
    topic: 'medicine-card',
    category: 'medication',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: () => true,
    write: ({ areMedicinesUnknown, hasOwnMedicines }) => ({
      title: 'Leve uma lista na carteira',
      content:
        'Remédios, alergias, condições e o telefone de alguém: num papel na carteira e no celular. Numa emergência, poupa tempo a quem atende. Remédio sem receita também conta: mostre a lista ao farmacêutico antes de levar algo novo.',
      why: [
        areMedicinesUnknown && !hasOwnMedicines
          ? 'Seu perfil ainda não diz quais remédios você usa'
          : 'Vale para quase todo mundo',
      ],
    }),
  }),
  defineRule({
    key: 'next-visit',
    topic: 'next-visit',
    category: 'general',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: ({ isProfileEmpty }) => !isProfileEmpty,
    write: () => ({
      title: 'Três perguntas para a próxima consulta',
      content:
        'Anote durante a semana o que quer perguntar e leve três perguntas: qual é a minha meta, o que mudou nos meus exames, e qual é o próximo passo. Uma lista curta aproveita melhor o tempo com a equipe.',
      why: ['Seu perfil de saúde já tem dados seus'],
    }),
  }),
];

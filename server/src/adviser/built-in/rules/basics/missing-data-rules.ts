import {
  SUFFICIENT_ACTIVE_PERCENT,
  SUFFICIENT_SINGLE_READINGS,
} from '@vida/contract/measurements/data-sufficiency.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDecimal } from '../../words.ts';

/** From this many readings without a moment of the day it is worth asking for it. */
const UNMARKED_PATTERN = 5;

/** Where data are missing a tip asks for them; it never fills the gap. */
export const missingDataRules = [
  defineRule({
    key: 'empty-profile',
    topic: 'profile',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ isProfileEmpty }) => isProfileEmpty,
    write: () => ({
      title: 'Complete seu perfil de saúde',
      content:
        'Ainda não sabemos quase nada sobre você, e dica boa depende disso. Em Perfil de Saúde, marque suas condições, remédios, alergias e restrições: leva uns 3 minutos. O que você deixar em branco fica em branco, sem palpite.',
      why: ['Seu perfil de saúde está vazio'],
    }),
  }),
  defineRule({
    key: 'birth-date-missing',
    topic: 'profile',
    category: 'general',
    audience: 'everyone',
    priority: 'low',
    when: ({ isProfileEmpty, ageYears }) => !isProfileEmpty && ageYears === null,
    write: () => ({
      title: 'Conte sua data de nascimento',
      content:
        'Metas e cuidados mudam com a idade: o que vale para um adulto não vale para um adolescente, e nem sempre vale para uma pessoa idosa. Com sua data de nascimento em Perfil de Saúde, as dicas ficam mais certas para você.',
      why: ['Seu perfil não tem data de nascimento'],
    }),
  }),
  defineRule({
    key: 'no-readings',
    topic: 'glucose-data',
    category: 'general',
    audience: 'everyone',
    priority: (facts) => (facts.hasDiabetes ? 'high' : 'low'),
    when: ({ glucose, olderGlucose }) => glucose.summary.readingCount === 0 && olderGlucose === null,
    write: ({ hasDiabetes }) => ({
      title: hasDiabetes ? 'Ainda sem medições de glicose' : 'Você mede a glicose? Registre aqui',
      content: `Não há medições de glicose registradas aqui, então não dá para dizer como ela está. ${hasDiabetes ? 'Registre' : 'Se você mede, registre'} em Medições, ou importe o arquivo do seu sensor ou aparelho: seus números já entram na próxima dica.`,
      why: ['Nenhuma medição de glicose registrada'],
    }),
  }),
  defineRule({
    key: 'few-readings',
    topic: 'glucose-data',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDiabetes, glucose: { summary } }) =>
      hasDiabetes && summary.basis === 'single' && !summary.sufficient && summary,
    write: (_, { readingCount, daysWithReadings }) => ({
      title: 'Poucas medições para tirar conclusões',
      content: `Com ${count(readingCount, 'medição', 'medições')} em 14 dias ainda não dá para ver um padrão; a partir de ${SUFFICIENT_SINGLE_READINGS} já aparece algo. Se couber na sua rotina e no combinado com sua equipe, meça em momentos diferentes: em jejum, antes e 2 horas depois de comer, ao deitar.`,
      why: [
        `${count(readingCount, 'medição', 'medições')} em ${count(daysWithReadings, 'dia', 'dias')} nos últimos 14 dias`,
      ],
    }),
  }),
  defineRule({
    key: 'sensor-gaps',
    topic: 'glucose-data',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ glucose: { summary } }) =>
      summary.basis === 'sensor' &&
      !summary.sufficient &&
      summary.activePercent !== null &&
      summary.activePercent,
    write: (_, activePercent) => ({
      title: 'Seu sensor ainda tem poucos dados',
      content: `O sensor tem ${formatDecimal(activePercent, 0)}% das leituras esperadas em 14 dias; conclusões pedem mais de ${SUFFICIENT_ACTIVE_PERCENT}%. Traga o arquivo mais novo em Medições, aproxime o celular do sensor com mais frequência e veja se houve dias sem ele. Até lá, mostramos os números sem conclusão.`,
      why: [`Leituras do sensor presentes em 14 dias: ${formatDecimal(activePercent, 0)}%`],
    }),
  }),
  defineRule({
    key: 'moments-missing',
    topic: 'glucose-moments',
    category: 'general',
    audience: 'everyone',
    priority: 'low',
    when: ({ glucose: { unmarkedCount, singleCount } }) =>
      unmarkedCount >= UNMARKED_PATTERN && unmarkedCount * 2 > singleCount && { unmarkedCount, singleCount },
    write: (_, { unmarkedCount, singleCount }) => ({
      title: 'Diga em que momento você mediu',
      content:
        'O mesmo número quer dizer coisas diferentes em jejum e depois do almoço. Ao registrar em Medições, escolha o momento: assim aparece se a glicose sobe mais depois de comer ou já acorda alta.',
      why: [`${unmarkedCount} de ${singleCount} medições dos últimos 14 dias estão sem o momento`],
    }),
  }),
  defineRule({
    key: 'nights-missing',
    topic: 'sleep-data',
    category: 'sleep',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: ({ sleep }) => sleep.nights.length === 0,
    write: () => ({
      title: 'Registre a noite de hoje ao acordar',
      content:
        'Hora de deitar, hora de acordar e uma nota de 1 a 10: leva menos de um minuto em Qualidade do Sono. Com três noites registradas, as dicas sobre dormir já partem das suas médias.',
      why: ['Nenhuma noite registrada nos últimos 14 dias'],
    }),
  }),
  defineRule({
    key: 'few-nights',
    topic: 'sleep-data',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ sleep: { nights, means } }) => means === null && nights.length > 0 && nights.length,
    write: (_, nights) => ({
      title: 'Mais algumas noites e já dá para ver um padrão',
      content: `${count(nights, 'noite registrada', 'noites registradas')}: bom começo. Uma noite só não diz nada, nem boa nem ruim; com três, as dicas já olham suas médias, e com cinco, a regularidade da sua hora de acordar. Registre a próxima em Qualidade do Sono.`,
      why: [`${count(nights, 'noite registrada', 'noites registradas')} nos últimos 14 dias`],
    }),
  }),
  defineRule({
    key: 'medicines-missing',
    topic: 'medicine-list',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ areMedicinesUnknown, hasOwnMedicines, isProfileEmpty }) =>
      areMedicinesUnknown && !hasOwnMedicines && !isProfileEmpty,
    write: () => ({
      title: 'Seus remédios ainda não estão no perfil',
      content:
        'Alguns remédios combinam mal com certos alimentos, e só dá para avisar sabendo quais você usa. Marque em Perfil de Saúde os seus, ou Nenhum se não usa.',
      why: ['A lista de medicamentos do seu perfil está vazia'],
    }),
  }),
];

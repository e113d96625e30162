import type { ForbiddenTopic } from './forbidden-topics.ts';

/** What is said instead of an answer: what to do now, whom to ask, what to tell them. */
const answers: Readonly<Record<ForbiddenTopic, string>> = {
  harm: 'Sinto muito que você esteja passando por isso. Você não está só: o CVV atende no 188, de graça, 24 horas, e ninguém vai julgar você. Se há risco agora, ligue 192 ou vá a um pronto-socorro. Fique perto de alguém de confiança e longe do que possa machucar. Você está em segurança agora?',
  ignore_symptom:
    'Com um sintoma assim, melhor não fazer esforço, não dirigir e não esperar sozinho. Se há dor no peito, falta de ar, desmaio, fraqueza de um lado ou confusão, ligue agora para o SAMU 192. Se já passou, procure atendimento ainda hoje e conte a que horas começou, quanto durou e o que você estava fazendo.',
  minor:
    'Antes dos 18 anos o corpo ainda está crescendo, e metas, dietas e remédios são outros: quem define é o pediatra, junto com a família. Converse com seu responsável e marquem uma consulta na UBS. Vocês podem levar as medições, o que se come num dia comum e as dúvidas anotadas. Posso ajudar a organizar essa lista.',
  pregnancy:
    'Na gravidez e na amamentação, metas, alimentação e remédios são decididos no pré-natal, para proteger você e o bebê. Ligue para a equipe que acompanha você e leve suas medições e a lista de tudo o que usa, sem mudar nada até lá. Com sangramento, dor forte, visão embaçada ou bebê sem se mexer, ligue 192.',
  extreme_diet:
    'Ficar muito tempo sem comer ou cortar demais pode baixar a glicose além da conta, fazer perder músculo e terminar em exagero depois. Com remédio para o diabetes é perigoso. Posso montar refeições equilibradas com você, e um nutricionista ajusta a meta ao seu corpo: a UBS encaminha. Se comer tem trazido culpa ou sofrimento, conte a um profissional; isso tem tratamento.',
  missed_dose:
    'Se esqueceu, não tome em dobro: siga a bula e pergunte ao farmacêutico ou à sua equipe o que fazer com esse remédio. Diga o nome, o horário de costume e quanto tempo passou. Se usou a mais ou trocou, ligue já para o Disque-Intoxicação 0800 722 6001, ou para o 192 se estiver passando mal. Meça a glicose ou a pressão, se for o caso, e anote.',
  natural_cure:
    'Ainda não existe cura para o diabetes ou a pressão alta, e nenhum chá substitui o tratamento. O que vem de plantas pode até atrapalhar os remédios ou pesar nos rins. O que ajuda de verdade é alimentação, movimento, sono e o tratamento combinado. Se você usa algo natural, conte ao médico ou farmacêutico o nome, a quantidade e há quanto tempo. Quer ideias de refeições que ajudam?',
  stop_medicine:
    'Por favor, não pare o remédio por conta própria: alguns fazem a pressão ou a glicose subir depressa. Se ele incomoda, custa caro ou parece não ser mais preciso, ligue para quem receitou ou fale com o farmacêutico. Conte o que sente, desde quando e suas últimas medições: são esses dados que permitem rever o tratamento com segurança. Inchaço no rosto ou falta de ar: 192.',
  dose: 'Não posso calcular nem mudar doses: isso depende do seu peso, dos seus exames e do plano feito para você, e um erro pode ser grave. Veja o que está na sua receita e ligue para a equipe que acompanha você. Diga o valor de agora, o que comeu, o que usa e a que horas. Se a glicose está acima de 250 mg/dL com vômito, sono demais ou respiração funda, ou abaixo de 54 mg/dL, ligue 192.',
  start_medicine:
    'Não indico nem comparo remédios: o que serve para uma pessoa pode fazer mal a outra, pelas doenças, alergias ou por outros remédios. Um farmacêutico pode orientar você hoje mesmo, e a UBS ou seu médico decide se é preciso receita. Leve a lista do que usa, suas alergias e desde quando sente isso. Se o sintoma é forte ou piora depressa, procure atendimento.',
  diagnosis:
    'Entendo a preocupação, mas não faço diagnóstico: só um profissional, com conversa, exame e às vezes repetição do teste, pode dizer o que é. Marque uma consulta na UBS e leve os resultados, quando começou, o que melhora e o que piora. Com dor no peito, falta de ar, fraqueza de um lado, desmaio ou confusão, ligue 192. Posso mostrar suas medições para você levar.',
  medicine:
    'Sobre o uso de um remédio, quem responde com segurança é quem receitou ou o farmacêutico, e a bula traz o essencial. Não mude nada até falar com eles. Conte o nome do remédio, para que usa, o que mais toma e sua dúvida com as suas palavras. Se estiver se sentindo mal agora, procure atendimento ou ligue 192.',
};

/** The fixed Portuguese answer to a question that no adviser may answer. */
export const answerForbidden = (topic: ForbiddenTopic): string => answers[topic];

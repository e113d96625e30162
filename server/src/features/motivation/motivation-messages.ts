import type { MotivationTrigger, PartOfDay } from '@vida/contract/motivation/motivation-rules.ts';

/**
 * What fits at any hour, and what a part of the day adds. Warm, short, no blame; nothing about how much or how often,
 * no promises about health, and nothing that sends a person out at night.
 */
export type Variants = { readonly always: readonly string[] } & {
  readonly [P in PartOfDay]?: readonly string[];
};

/** What Vida says to each trigger; `general` to all others. */
export const motivationMessages: Readonly<Record<MotivationTrigger | 'general', Variants>> = {
  konami_code: {
    always: [
      'Cima, cima, baixo, baixo… Você conhece os clássicos.',
      'Código secreto aceito. A melhor vida extra é cuidar desta.',
      'Você achou o meu segredo. Fica entre nós.',
      'Sequência perfeita. Nem um beija-flor faria com tanta leveza.',
      'Segredo descoberto. A próxima fase é só seguir, no seu ritmo.',
      'Essa combinação pouca gente lembra. Gostei de ver.',
    ],
    night: ['Código secreto a esta hora? Guardo o segredo, e você guarda energia para amanhã.'],
  },
  double_click: {
    always: [
      'Oi, estou aqui. Um passo pequeno de cada vez já conta.',
      'Que bom ver você por aqui.',
      'Solte os ombros e descanse os olhos um pouco. Pronto, já é uma pausa.',
      'Um número é só um momento. Você é muito mais do que ele.',
      'Cuidar de si não precisa ser perfeito. Precisa caber no seu dia.',
      'Respire comigo: o ar entra devagar e sai mais devagar ainda.',
      'Estou por perto. Quando quiser, é só tocar duas vezes.',
      'Nem todo dia rende igual, e tudo bem.',
      'Você não precisa resolver tudo hoje.',
    ],
    morning: ['Bom dia! Que hoje tenha um momento só seu.'],
    afternoon: ['Boa tarde! Que tal uma pausa curta antes de seguir?'],
    evening: ['Boa noite! O dia já rendeu o que tinha que render.'],
    night: ['Já é tarde. O que ficou de hoje pode esperar até amanhã.'],
  },
  late_night: {
    always: [
      'Já é tarde. Que tal descansar?',
      'A casa está quieta. Você também pode ficar.',
      'Se o sono não vem, luz baixa e respiração lenta podem ajudar.',
      'O que falta fazer pode esperar o sol.',
      'Eu já recolhi as asas. Descanse quando puder.',
      'Acordou no meio da noite? Sem pressa, deixe o sono voltar.',
      'A tela pode descansar primeiro. Você vem logo depois.',
      'Até amanhã. Eu fico por aqui.',
    ],
  },
  early_morning: {
    always: [
      'Bom dia! O dia pode começar devagar.',
      'Bom dia! Quando clarear, deixe a luz entrar um pouco.',
      'Você acordou com os passarinhos. Eu que o diga.',
      'Bom dia! Uma coisa de cada vez já é um bom plano.',
      'Cedo assim, por um instante o dia é só seu.',
      'Bom dia! Comece com calma, o resto vem.',
      'O sol ainda está chegando. Você pode chegar devagar também.',
    ],
  },
  exercise_complete: {
    always: [
      'Exercício concluído. Você separou esse tempo para você.',
      'Feito! Agora recupere o fôlego com calma.',
      'Você se mexeu no seu ritmo, e é esse que vale.',
      'Seu corpo em movimento, do jeito que deu hoje. Muito bom.',
      'Terminou! Guarde a sensação de ter começado.',
      'Movimento feito. Agora o descanso também faz parte.',
    ],
    morning: ['Começar o dia em movimento é um presente seu para você.'],
    evening: ['Exercício feito. Agora deixe a noite desacelerar.'],
    night: ['Exercício feito. Agora é hora de o corpo desacelerar para dormir.'],
  },
  sleep_logged: {
    always: [
      'Noite anotada. Conhecer o próprio sono já é um bom começo.',
      'Registro feito. Aos poucos você descobre o que ajuda a dormir.',
      'Obrigada por contar como foi a noite.',
      'Anotado. Noites boas e noites difíceis fazem parte.',
      'Sono anotado. Por agora é só observar, sem cobrança.',
      'Mais clareza sobre as suas noites, sem pressa de mudar nada.',
    ],
    night: ['Noite anotada. Agora, luz baixa e bom descanso.'],
  },
  substance_avoided: {
    always: [
      'Você escolheu por você. Isso é força tranquila.',
      'A vontade veio, e você ficou.',
      'Que bom que você me contou. Essa escolha é sua.',
      'Se a vontade voltar, espere um pouco: ela costuma passar.',
      'Este momento foi difícil e você passou por ele.',
      'Cada escolha conta, também a de hoje.',
    ],
    evening: ['O dia termina com uma escolha boa. Descanse com ela.'],
    night: ['Você passou por mais um momento. Agora descanse.'],
  },
  milestone: {
    always: [
      'Você chegou onde queria. Aproveite este momento.',
      'Marco alcançado! Olhe um instante para o caminho que você fez.',
      'Comemore do seu jeito. Você merece.',
      'Que notícia boa de ouvir!',
      'Um marco também é um bom lugar para descansar.',
      'Guarde este dia com carinho.',
    ],
    night: ['Que notícia boa para levar para o sono.'],
  },
  general: {
    always: [
      'Que bom que você está aqui.',
      'Um passo pequeno também é um passo.',
      'Cuidar de si pode ser simples.',
      'Obrigada por me contar.',
      'Estou com você, no seu ritmo.',
      'Hoje vale o que for possível.',
    ],
    morning: ['Bom dia! Vamos com calma.'],
    afternoon: ['Boa tarde! Vamos com calma.'],
    evening: ['Boa noite! Vamos com calma.'],
    night: ['Já é tarde. Amanhã a gente continua.'],
  },
};

export const motivationFieldLabels = {
  trigger: 'Gatilho',
  action: 'Ação',
  achievement: 'Conquista',
  userContext: 'Contexto',
} as const;

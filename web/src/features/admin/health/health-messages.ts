import type { AdviceTask } from '@vida/contract/admin/adviser-health-schemas.ts';

/** What was asked for, in words. */
export const taskNames: Readonly<Record<AdviceTask, string>> = {
  chat: 'Conversa',
  tips: 'Dicas',
  meals: 'Refeições',
  exercises: 'Exercícios',
};

const failureNames: Readonly<Record<string, string>> = {
  time: 'demorou mais que o limite',
  connection: 'a conexão falhou ou foi cortada',
  status: 'o servidor do modelo recusou ou respondeu com erro',
  garbage: 'a resposta não estava no protocolo',
  too_big: 'a resposta era grande demais',
  off_schema: 'a resposta veio fora do formato pedido',
  aborted: 'a pessoa saiu antes da resposta',
  paused: 'o modelo estava em pausa',
  busy: 'havia pedidos demais ao mesmo tempo',
};

/** Why the model gave no answer, in words. */
export const nameFailure = (kind: string): string => failureNames[kind] ?? `falha desconhecida (${kind})`;

/** What the adviser's health says. */
export const healthMessages = {
  noModelForPrompts:
    'Nenhum modelo configurado: as regras da Vida respondem; os prompts valem quando AI_BASE_URL e AI_MODEL existirem.',
  reading: {
    loading: 'Verificando a saúde da IA...',
    failed: 'Não foi possível verificar a saúde da IA',
    failedText: 'As pessoas continuam recebendo respostas: sem o modelo, as regras da Vida respondem.',
  },
  refresh: 'Atualizar',
  refreshing: 'Atualizando...',
  checkedAt: (time: string) => `Verificado às ${time}.`,
  notRefreshed: 'Não foi possível atualizar. Os números são da última verificação.',
  model: {
    title: 'Modelo',
    none: 'Nenhum modelo',
    noneText: 'As regras da Vida respondem a tudo. Para usar um modelo, configure AI_BASE_URL e AI_MODEL.',
    reachable: 'Responde',
    unreachable: 'Não responde',
    unreachableText: 'Enquanto isso, as regras da Vida respondem no lugar dele.',
    paused: 'Em pausa',
    name: 'Nome',
    host: 'Endereço',
    reach: 'Alcance',
    now: 'Agora',
    answeredIn: (ms: string) => `responde em ${ms} ms`,
    noAnswer: 'não responde',
    pausedUntil: 'Em pausa até',
    pausedText: (time: string) => `${time}, depois de várias falhas seguidas`,
    lastFailure: 'Última falha',
    failure: (when: string, kind: string) => `${when}: ${kind}`,
    noFailure: 'nenhuma desde que a Vida foi iniciada',
    reaches: {
      none: 'nenhum',
      private: 'rede privada: nada sai da sua rede',
      public: 'internet: só recebe dados de quem permitiu',
    },
  },
  tools: {
    title: 'Ferramentas do modelo',
    subtitle: 'Últimos 30 dias. O modelo pede números e textos, e a própria Vida os calcula e procura.',
    states: {
      unknown: 'Ainda não se sabe se este modelo usa ferramentas',
      taken: 'Este modelo aceita ferramentas',
      refused: 'Este modelo não aceita ferramentas',
    },
    refusedText: 'Ele recebe o resumo de sempre. A Vida oferece as ferramentas de novo de hora em hora.',
    questions: 'Perguntas com ferramentas',
    questionsNote: (chats: string) => `de ${chats} respostas do modelo na conversa`,
    calls: 'Chamadas',
    callsNote: 'Uma pergunta pode ter várias.',
    failed: 'Chamadas que falharam',
    failedNote: 'Pedido errado ou erro: o modelo soube e respondeu sem isso.',
    timedOut: 'Chamadas sem tempo',
    timedOutNote: 'Passaram do limite de tempo.',
  },
  answers: {
    title: 'Quem respondeu',
    subtitle: 'Últimos 30 dias. São só números, sem nenhum texto de ninguém.',
    empty: 'Ninguém perguntou nada ainda',
    emptyText: 'Quando alguém pedir uma dica, um plano ou conversar, os números aparecem aqui.',
    modelShare: 'respostas do modelo',
    caption: 'Respostas por tarefa nos últimos 30 dias',
    task: 'Tarefa',
    rules: 'Regras',
    model: 'Modelo',
    modelFailed: 'Falha do modelo',
    guardrail: 'Barradas',
    emergencies: 'Emergências',
    total: 'Total',
    legend:
      'Falha do modelo: as regras responderam no lugar. Barradas: a primeira resposta ' +
      'do modelo quebrou uma regra; ele respondeu de novo ou as regras responderam.',
    details: (task: string) => `Detalhes de ${task}`,
  },
  safety: {
    title: 'Segurança',
    subtitle: 'Últimos 30 dias, só a contagem.',
    counted: [
      {
        outcome: 'guardrail',
        label: 'Respostas do modelo barradas',
        note: 'O que quebrou a regra não foi mostrado.',
      },
      {
        outcome: 'emergency_medical',
        label: 'Emergências médicas',
        note: 'A Vida mostrou o SAMU 192 antes de tudo.',
      },
      {
        outcome: 'emergency_emotional',
        label: 'Emergências emocionais',
        note: 'A Vida mostrou o CVV 188 antes de tudo.',
      },
    ],
  },
} as const;

import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';

/** What is said to a model: the system text and the user's, both with variables. */
export interface PromptTexts {
  readonly systemPrompt: string;
  readonly userPromptTemplate: string;
}

const person = '{{perfil}}\n\n{{metricas}}';

/** What a model gets where the administrator wrote nothing. */
export const builtInPrompts: Readonly<Record<PromptSection, PromptTexts>> = {
  chat: {
    systemPrompt:
      'Hoje é {{data}}. Converse com a pessoa: responda primeiro ao que ela perguntou, usando os dados dela quando ajudam, e sugira um próximo passo pequeno e possível. Escreva em texto simples, sem títulos nem tabelas.',
    userPromptTemplate: `${person}\n\n{{mensagem}}`,
  },
  'ai-tips': {
    systemPrompt:
      'Hoje é {{data}}. Escreva dicas de saúde pessoais, práticas e respeitosas sobre: {{categoria}}. Cada dica parte de um dado da pessoa, traz uma ação possível para hoje e não repete o que já foi dito.',
    userPromptTemplate: `${person}\n\nEscreva de 2 a 4 dicas sobre: {{categoria}}.`,
  },
  sleep: {
    systemPrompt:
      'Hoje é {{data}}. Escreva dicas sobre sono, pessoais, práticas e respeitosas. Cada dica parte de um dado da pessoa e traz uma ação possível para esta noite. Nunca sugira remédios, chás ou suplementos para dormir.',
    userPromptTemplate: `${person}\n\nEscreva de 2 a 4 dicas para dormir melhor.`,
  },
  nutrition: {
    systemPrompt:
      'Hoje é {{data}}. Monte refeições brasileiras, comuns, variadas e gostosas ({{tipoRefeicao}}), respeitando alergias, restrições, remédios e condições da pessoa. Use somente os alimentos da lista que vem com o pedido.',
    userPromptTemplate: '{{perfil}}\n\nMonte: {{tipoRefeicao}}.',
  },
  exercises: {
    systemPrompt:
      'Hoje é {{data}}. Monte a sessão de exercícios de hoje para o nível {{nivel}}, com aquecimento, parte principal e volta à calma. Use somente os exercícios da lista que vem com o pedido.',
    userPromptTemplate: `${person}\n\nMonte a sessão de hoje (nível {{nivel}}).`,
  },
  general: {
    systemPrompt: 'Hoje é {{data}}. Ajude a pessoa a cuidar da própria saúde no dia a dia.',
    userPromptTemplate: `${person}\n\n{{mensagem}}`,
  },
};

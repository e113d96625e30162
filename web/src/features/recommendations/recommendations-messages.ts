import type { AdviceSource, TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';

const categories: Readonly<Record<TipCategory, string>> = {
  general: 'Geral',
  nutrition: 'Nutrição',
  exercise: 'Exercício',
  sleep: 'Sono',
  mental: 'Saúde mental',
  social: 'Vida social',
  medication: 'Medicação',
};

const madeBy: Readonly<Record<AdviceSource, string>> = {
  rules: 'Gerado pelas regras do sistema',
  model: 'Gerado por IA',
};

export const recommendationsMessages = {
  categories,
  madeBy,
  sectionTitle: 'Recomendações da IA',
  loading: 'Carregando suas recomendações...',
  refresh: 'Atualizar',
  generating: 'Gerando...',
  details: 'Ver detalhes',
  empty: 'Nenhuma recomendação disponível',
  emptyText: 'Complete seu perfil de saúde para receber recomendações personalizadas',
  emptyWithProfile: 'Seu perfil já está aqui. As dicas partem do que você contou e mediu.',
  generateFirst: 'Gerar Recomendações',
  success: 'Sucesso!',
  generated: 'Novas recomendações personalizadas foram geradas.',
  nothingNew: 'Nada novo por agora',
  nothingNewText: 'Com mais medições, ou mais do seu perfil, aparecem novas dicas.',
  error: 'Erro',
  notGenerated: 'Erro ao gerar recomendações. Tente novamente.',
  failed: 'Não foi possível carregar as recomendações',
  failedText: 'Suas dicas estão guardadas. A conexão falhou.',

  pageTitle: 'Dicas IA Personalizadas',
  pageSubtitle: 'Feitas a partir do seu perfil e das suas medições, cada uma com o motivo e a fonte.',
  category: 'Categoria',
  everyCategory: 'Geral (todas as categorias)',
  generate: 'Gerar Dicas',
  generateFirstTips: 'Gerar Primeiras Dicas',
  moreDetails: 'Ver mais detalhes',
  createdOn: (day: string) => `Criada em ${day}`,

  why: 'Por que você recebeu',
  source: 'Fonte',
  understood: 'Entendi',
  notForMe: 'Isto não é para mim',
  dismissed: 'Dica retirada',
  dismissedText: 'Ela não volta nos próximos 90 dias. Avisos de segurança voltam se houver medições novas.',
  undo: 'Desfazer',
  undoElsewhere: 'Desfazer: mostrar a dica de novo',
  notDismissed: 'A dica não foi retirada. Tente novamente.',
  notRestored: 'A dica não voltou. Tente novamente.',
  callSamu: 'Ligar para o SAMU 192',
  callCvv: 'Ligar para o CVV 188',
  disclaimer:
    'As informações deste site são educativas e não substituem consulta, ' +
    'diagnóstico ou tratamento. Em caso de emergência ligue 192.',
} as const;

/**
 * What the tips rest on, as it is shown. Where no stored guideline says it word by word, the source says that too:
 * nobody should take our caution for a guideline.
 */
export const sources = {
  lows: 'Sociedade Brasileira de Diabetes: orientações sobre hipoglicemia (níveis e regra dos 15)',
  highs:
    'Ministério da Saúde, Caderno de Atenção Básica nº 36 (sinais de alerta). Os limites para pedir ajuda são uma escolha cautelosa deste sistema',
  timeInRange:
    'Consenso Internacional sobre Tempo no Alvo (Battelino e colaboradores, Diabetes Care, 2019) e Sociedade Brasileira de Diabetes',
  targets: 'Sociedade Brasileira de Diabetes: metas no tratamento do diabetes (2023)',
  gmi: 'Bergenstal e colaboradores, Diabetes Care, 2018 (indicador de controle da glicose) e Sociedade Brasileira de Diabetes',
  activity: 'Guia de Atividade Física para a População Brasileira, Ministério da Saúde, 2021',
  diabetesActivity:
    'Associação Americana de Diabetes: atividade física e diabetes (Colberg e colaboradores, 2016)',
  food: 'Guia Alimentar para a População Brasileira, Ministério da Saúde, 2014',
  pressure: 'Diretriz Brasileira de Hipertensão Arterial, 2025',
  pressureSigns:
    'Diretriz Brasileira de Hipertensão Arterial, 2025 (classes). Quando pedir ajuda é uma escolha cautelosa deste sistema',
  pregnancyPressure:
    'Ministério da Saúde, Manual de Gestação de Alto Risco, 2022 (pressão na gravidez). Pedir ajuda no mesmo dia é uma escolha cautelosa deste sistema',
  olderLows:
    'Endocrine Society: tratamento do diabetes em pessoas idosas (2019) e Sociedade Brasileira de Diabetes: metas no tratamento do diabetes (2023)',
  hba1c:
    'Sociedade Brasileira de Diabetes: metas no tratamento do diabetes (2023); média correspondente por Nathan e colaboradores, Diabetes Care, 2008',
  diabetesCare: 'Sociedade Brasileira de Diabetes: rastreamento das complicações e cuidado com os pés',
  risk: 'Kovatchev e colaboradores, 2006 (índices de risco da glicose)',
  gri: 'Klonoff e colaboradores, 2022 (índice de risco glicêmico, GRI)',
  weightClasses:
    'Organização Mundial da Saúde e SISVAN, Ministério da Saúde (classes do índice de massa corporal)',
  kidney: 'Orientações brasileiras de nutrição na doença renal (carambola e potássio)',
  labels: 'Anvisa, RDC 727/2022 (rotulagem de alergênicos)',
  frontLabel: 'Anvisa, RDC 429/2020 e Instrução Normativa 75/2020 (lupa na frente da embalagem)',
  gluten: 'Lei 10.674/2003 e Anvisa, RDC 727/2022',
  sleep: 'Cartilha do Sono, Associação Brasileira do Sono',
  insomnia:
    'Cartilha do Sono, Associação Brasileira do Sono. A TCC-I como primeira escolha é conhecimento geral: confirme com um profissional',
  alcohol:
    'Ministério da Saúde, Nota Técnica Conjunta 263/2024 (dose-padrão de 10 g), e Organização Mundial da Saúde (não há nível seguro)',
  alcoholHelp:
    'Orientação cautelosa: quem bebe muito todo dia precisa de apoio para parar. CAPS-AD, UBS e Disque Saúde 136',
  tobacco:
    'Tratamento do tabagismo no SUS, de graça na UBS. Prazos e benefícios são conhecimento geral: confirme com sua equipe de saúde',
  caffeine: 'Autoridade Europeia para a Segurança dos Alimentos (EFSA), 2015: limites de cafeína',
  support: 'Centro de Valorização da Vida (CVV) e Ministério da Saúde',
  emergency: 'Ministério da Saúde, SAMU 192: sinais de infarto e de AVC',
  thyroid: 'Bula da levotiroxina: jejum e intervalo até o café',
  statin: 'Bula da sinvastatina e Revista Factores de Risco, 2012 (toranja)',
  potassium: 'Bulas de losartana e enalapril: potássio',
  leaflet: 'Bula do medicamento',
  careful: 'Orientação geral e cautelosa, sem diretriz específica: confirme com sua equipe de saúde',
  registration: 'Regra do sistema: sem dados seus, nenhuma conclusão',
} as const;

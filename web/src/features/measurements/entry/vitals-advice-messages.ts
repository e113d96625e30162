/**
 * What to do at once about a pressure, a heart rate or a change of weight. Sources: Diretriz Brasileira de Hipertensão
 * Arterial 2025, Diretriz Brasileira de Insuficiência Cardíaca. No medicine is ever added or changed here.
 */
export const vitalsAdviceMessages = {
  pressureHighTitle: (value: string) => `${value}: pressão muito alta.`,
  pressureHighSteps: [
    'Sente-se, com as costas apoiadas, e descanse de 15 a 30 minutos.',
    'Meça de novo.',
    'Se continuar em 180 por 110 ou mais (basta um dos números), procure atendimento hoje: sua equipe de saúde ' +
      'ou uma UPA.',
    'Não tome comprimido a mais por conta própria.',
  ],
  pregnancyTitle: (value: string) => `${value}: pressão alta para a gravidez.`,
  pregnancyUrgent: 'Vá agora à maternidade, ou ligue para o SAMU 192. Não espere a próxima consulta.',
  pregnancyContact: 'Descanse, meça de novo em 15 minutos e fale hoje com seu pré-natal ou a maternidade.',
  pregnancyEmergencyTitle:
    'Dor de cabeça forte, visão embaçada, dor no alto da barriga, inchaço repentino, falta de ar ou convulsão?',
  pressureHighEmergencyTitle:
    'Dor no peito, falta de ar, fraqueza de um lado, fala ou visão alterada, dor de cabeça muito forte ou confusão?',
  pressureHighEmergency: 'Junto com a pressão alta, isso é uma emergência. Ligue para o SAMU.',
  pressureLowTitle: (value: string) => `${value}: pressão baixa.`,
  pressureLowSteps: [
    'Com tontura ou fraqueza, deite-se e beba água aos poucos (dentro do combinado, se sua equipe limita líquidos).',
    'Levante-se devagar e meça de novo em 15 minutos.',
    'Se a tontura continuar, fale hoje com sua equipe de saúde.',
    'Não mude remédio por conta própria.',
  ],
  pressureLowNote: 'Sem sintomas, é comum em algumas pessoas: conte na próxima consulta.',
  pressureLowEmergencyTitle: 'Desmaio, dor no peito ou confusão?',
  heartLowTitle: (value: string) => `${value} em repouso: batimentos baixos.`,
  heartLowSteps: [
    'Com tontura, fraqueza ou cansaço fora do comum, fale hoje com sua equipe de saúde.',
    'Não mude remédio por conta própria.',
  ],
  heartLowNote: 'Sem sintomas, pode ser comum em quem treina ou usa alguns remédios: conte na próxima consulta.',
  heartHighTitle: (value: string) => `${value} em repouso: batimentos altos.`,
  heartHighSteps: [
    'Sente-se, descanse de 10 a 15 minutos e meça de novo.',
    'Se continuar acima de 120 em repouso, fale hoje com sua equipe de saúde.',
  ],
  heartEmergencyTitle: 'Dor no peito, desmaio ou falta de ar?',
  heartExtremeTitle: (value: string) => `${value} em repouso: procure ajuda agora.`,
  heartExtreme:
    'Ligue para o SAMU. Se você acabou de fazer esforço e está bem, sente-se, descanse 5 minutos e meça de novo.',
  callSamu: 'Isso é uma emergência. Ligue para o SAMU.',
  fluidTitle: (gain: string, days: number) => `Mais ${gain} em ${days === 1 ? '1 dia' : `até ${days} dias`}.`,
  fluidSteps: [
    'Com doença do coração ou dos rins, ganhar peso tão depressa pode ser líquido.',
    'Fale hoje com sua equipe de saúde.',
    'Não mude remédio por conta própria.',
  ],
  fluidEmergencyTitle: 'Falta de ar em repouso ou ao deitar, ou dor no peito?',
  lossTitle: (loss: string, days: number) => `Menos ${loss} em até ${days} dias.`,
  lossText: 'É mais de 5% do seu peso. Se não era a intenção, marque uma consulta nos próximos dias.',
} as const;

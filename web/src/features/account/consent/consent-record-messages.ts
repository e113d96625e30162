/** What the consent record says. */
export const consentRecordMessages = {
  title: 'Seu consentimento',
  loading: 'Carregando o seu consentimento...',
  failed: 'Não foi possível carregar o seu consentimento',
  failedText: 'O que você decidiu continua valendo.',
  purposes: { health_data: 'Dados de saúde' },
  stands: (when: string) =>
    `Você concordou em ${when}. Enquanto isso vale, a Vida guarda e usa os seus dados de saúde.`,
  missing:
    'Você não deu o consentimento, ou voltou atrás. As páginas de saúde ficam fechadas; o que já estava guardado continua seu, para baixar ou apagar.',
  text: 'Ler o texto',
  history: 'Registro',
  columns: { purpose: 'Para quê', version: 'Versão do texto', given: 'Dado em', revoked: 'Retirado em' },
  standing: 'em vigor',
  revoke: 'Retirar o consentimento',
  revokeTitle: 'Retirar o consentimento?',
  revokeText:
    'A Vida para de usar os seus dados de saúde: as páginas de saúde se fecham e nenhuma dica nova é preparada. Nada é apagado, e você pode dar o consentimento de novo quando quiser. Para apagar tudo, exclua a conta.',
  revoked: 'Consentimento retirado.',
  revokeFailed: 'Erro ao retirar o consentimento. Tente novamente.',
  give: 'Dar o consentimento',
  giving: 'Registrando...',
  given: 'Consentimento registrado.',
  giveFailed: 'Erro ao registrar o consentimento. Tente novamente.',
} as const;

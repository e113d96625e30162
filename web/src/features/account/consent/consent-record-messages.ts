/** What the consent record says. */
export const consentRecordMessages = {
  title: 'Seu consentimento',
  loading: 'Carregando o seu consentimento...',
  failed: 'Não foi possível carregar o seu consentimento',
  failedText: 'O que você decidiu continua valendo.',
  purposes: { health_data: 'Dados de saúde', language_model: 'Modelo de linguagem de fora' },
  text: 'Ler o texto',
  history: 'Registro',
  columns: { purpose: 'Para quê', version: 'Versão do texto', given: 'Dado em', revoked: 'Retirado em' },
  standing: 'em vigor',
  revoked: 'Consentimento retirado.',
  revokeFailed: 'Erro ao retirar o consentimento. Tente novamente.',
  giving: 'Registrando...',
  given: 'Consentimento registrado.',
  giveFailed: 'Erro ao registrar o consentimento. Tente novamente.',
  of: {
    health_data: {
      stands: (when: string) =>
        `Você concordou em ${when}. Enquanto isso vale, a Vida guarda e usa os seus dados de saúde.`,
      missing:
        'Você não deu o consentimento, ou voltou atrás. As páginas de saúde ficam ' +
        'fechadas; o que já estava guardado continua seu, para baixar ou apagar.',
      give: 'Dar o consentimento',
      revoke: 'Retirar o consentimento',
      revokeTitle: 'Retirar o consentimento?',
      revokeText:
        'A Vida para de usar os seus dados de saúde: as páginas de saúde se fecham e nenhuma dica nova é preparada. ' +
        'Nada é apagado, e você pode dar o consentimento de novo quando quiser. Para apagar tudo, exclua a conta.',
    },
    language_model: {
      stands: (when: string) =>
        `Você permitiu em ${when}. Enquanto isso vale, um modelo ` +
        'de linguagem de outra empresa pode ajudar a responder.',
      missing: 'Você não permite. As regras da própria Vida respondem, e nada é enviado a outra empresa.',
      give: 'Permitir o modelo',
      revoke: 'Deixar de permitir',
      revokeTitle: 'Deixar de permitir o modelo?',
      revokeText:
        'A partir de agora nada mais é enviado, e as regras da própria ' +
        'Vida respondem. Você pode permitir de novo quando quiser.',
    },
  },
} as const;

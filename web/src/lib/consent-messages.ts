/**
 * What people agree to, by purpose, at registration and wherever it is asked again. A change of these words needs a new
 * CONSENT_VERSION: everybody is then asked again.
 */
export const consentMessages = {
  health_data: [
    'Você concorda que a Vida guarde os dados de saúde que você registrar (como glicose, pressão, sono, refeições ' +
      'e remédios) e os use só para mostrar o seu histórico e preparar orientações para você.',
    'Seus dados de saúde não são vendidos nem mostrados a outras pessoas. Se um dia a orientação ' +
      'usar inteligência artificial de outra empresa, perguntamos antes.',
    'A Lei Geral de Proteção de Dados (LGPD) garante o seu direito de ver, corrigir, levar e apagar esses dados e ' +
      'de voltar atrás quando quiser. A Vida apoia o seu cuidado e não substitui o seu médico.',
  ],
  language_model: [
    'Você concorda que, quando você conversa com a Vida ou pede dicas, refeições e exercícios, a sua mensagem, um ' +
      'resumo do seu perfil e das suas medições recentes e, quando a pergunta pede, números dos seus registros de ' +
      'outros períodos sejam enviados a um modelo de linguagem de outra empresa, para preparar a resposta.',
    'Seu nome, e-mail, usuário e as suas observações nunca são enviados. Emergências são reconhecidas antes, aqui ' +
      'mesmo. Se você não concordar, nada muda de lugar: as regras da própria Vida respondem.',
    'Você pode voltar atrás quando quiser, na página da sua conta, e a partir daí nada mais é enviado.',
  ],
} as const;

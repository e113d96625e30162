/** What is said around our articles, and where they do not answer. */
export const generalTexts = {
  own: (name: string) => `Como você marcou ${name} no seu perfil, este texto também fala de você.`,
  noMore:
    'Isso é tudo o que tenho sobre esse assunto. Para saber mais, pergunte à sua equipe de saúde, na UBS ou pelo Disque Saúde 136.',
  unknown:
    'Não sei responder isso com segurança, e prefiro dizer isso a arriscar. Para dúvidas sobre tratamento, fale com seu médico; sobre alimentação, com um nutricionista; sobre remédios, com um farmacêutico. A UBS do seu bairro e o Disque Saúde 136 também orientam, de graça. Eu posso contar dos seus números, do seu plano e de temas de saúde do dia a dia.',
} as const;

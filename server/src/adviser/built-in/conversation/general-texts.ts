import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';

/** For whom a text for adults in general does not hold as it is. */
const notes: Readonly<Record<NoPlanReason | 'kidney', string>> = {
  pregnant:
    'Este texto é para adultos em geral. Na gravidez, nada de álcool; metas, alimentação, cafeína, peso e exercício são combinados com seu pré-natal.',
  minor:
    'Este texto é para adultos em geral. Antes dos 18 anos, nada de álcool; metas, alimentação, peso e exercício são combinados com o pediatra e a família.',
  eating_risk:
    'Este texto é geral. Se comida e peso são um assunto delicado para você, converse com a equipe que acompanha você antes de seguir números.',
  special_care:
    'Este texto é geral. No seu caso quem orienta a alimentação é a equipe que acompanha você: confirme com ela antes de mudar algo.',
  kidney:
    'Este texto é geral. Com doença renal, líquidos, sal, potássio, proteína e remédios têm limites próprios: confirme com sua equipe.',
};

/** What is said around our articles, and where they do not answer. */
export const generalTexts = {
  notes,
  own: (name: string) => `Como você marcou ${name} no seu perfil, este texto também fala de você.`,
  noMore:
    'Isso é tudo o que tenho sobre esse assunto. Para saber mais, pergunte à sua equipe de saúde, na UBS ou pelo Disque Saúde 136.',
  unknown:
    'Não sei responder isso com segurança, e prefiro dizer isso a arriscar. Para dúvidas sobre tratamento, fale com seu médico; sobre alimentação, com um nutricionista; sobre remédios, com um farmacêutico. A UBS do seu bairro e o Disque Saúde 136 também orientam, de graça. Eu posso contar dos seus números, do seu plano e de temas de saúde do dia a dia.',
} as const;

import { NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';

const condition = (name: string): string[] => [`No seu perfil: ${name}`];

/** Pressure, heart, kidneys. */
export const heartKidneyRules = [
  defineRule({
    key: 'heart-warning-signs',
    topic: 'heart-signs',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasHeartDisease }) => hasHeartDisease,
    write: ({ hasDiabetes }) => ({
      title: 'Saiba os sinais que pedem o 192',
      content: `Dor ou aperto no peito, falta de ar, suor frio, ou dor que vai para o braço, as costas ou a mandíbula podem ser uma emergência: ligue para o SAMU 192 e não dirija.${hasDiabetes ? ' Com diabetes, às vezes é só mal-estar, enjoo ou falta de ar.' : ''} Boca torta, braço fraco ou fala enrolada também. Deixe o 192 salvo e ensine quem mora com você.`,
      why: condition('Doença Cardíaca'),
    }),
  }),
  defineRule({
    key: 'heart-fats',
    topic: 'heart-food',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasHeartDisease }) => hasHeartDisease,
    write: ({ hasRestriction, hasFoodAllergy, hasKidneyDisease }) => {
      const noFish = hasRestriction('Vegetariano', 'Vegano') || hasFoodAllergy('Peixes');
      const protein = noFish
        ? 'Feijão, lentilha e grão-de-bico, bem cozidos e'
        : 'Peixe duas vezes na semana e feijão nos outros dias, cozidos ou assados e';
      return {
        title: 'Troque a fritura por assado, cozido ou grelhado',
        content: `${hasKidneyDisease ? 'Preparos assados, grelhados ou cozidos, com pouco óleo vegetal,' : `${protein} com pouco óleo vegetal,`} cuidam do coração melhor que fritura, embutido e carne gorda. Comece por uma troca na semana. Com insuficiência cardíaca, a quantidade de líquido e de sal é a do seu médico.`,
        why: condition('Doença Cardíaca'),
      };
    },
  }),
  defineRule({
    key: 'pressure-salt',
    topic: 'salt',
    category: 'nutrition',
    audience: 'adults',
    priority: 'high',
    when: ({ hasHypertension }) => hasHypertension,
    write: () => ({
      title: 'Menos sal escondido nesta semana',
      content:
        'Para quem tem pressão alta (hipertensão), a diretriz pede até 5 g de sal por dia, contando o da comida pronta: cerca de 1 colher de chá. O maior ganho está em cortar tempero em cubo, embutidos, macarrão instantâneo e salgadinho, e em temperar com alho, cebola, limão e ervas. Escolha um para trocar hoje.',
      why: condition('Hipertensão'),
    }),
  }),
  defineRule({
    key: 'pressure-measuring',
    topic: 'pressure-data',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasHypertension }) => hasHypertension,
    write: () => ({
      title: 'Meça a pressão do jeito que vale',
      content: `Sente 5 minutos, costas apoiadas, pés no chão, braço na altura do coração, bexiga vazia e sem café ou cigarro na última meia hora. Faça duas medidas com 1 minuto entre elas e registre em Medições: a média de vários dias diz mais que um número. A partir de 18 por 11, descanse e meça de novo; se continuar, procure atendimento no mesmo dia, e com dor no peito, fraqueza ou visão embaçada, ligue 192. ${NO_CHANGE_ALONE}`,
      why: condition('Hipertensão'),
    }),
  }),
  defineRule({
    key: 'kidney-star-fruit',
    topic: 'kidney-food',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasKidneyDisease }) => hasKidneyDisease,
    // Who takes a medicine that keeps potassium hears of the salt in a tip of its own.
    write: ({ medicines }) => ({
      title: 'Carambola, não: com doença renal ela é tóxica',
      content: `Mesmo um pedaço ou um copo de suco de carambola pode intoxicar quem tem doença renal. Soluços, confusão ou fraqueza depois de comer são emergência: SAMU 192.${medicines.withFlag('keeps_potassium').length > 0 ? '' : ' Sal light ou dietético também fica de fora, por causa do potássio.'} O resto do prato é com seu nutricionista renal.`,
      why: condition('Doença Renal'),
    }),
  }),
  defineRule({
    key: 'kidney-boiling',
    topic: 'kidney-food',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasKidneyDisease }) => hasKidneyDisease,
    write: () => ({
      title: 'Cozinhe e jogue a água fora',
      content:
        'Se sua equipe pediu menos potássio: descasque, corte em pedaços, cozinhe legumes e raízes em bastante água e descarte essa água, o que tira boa parte do potássio. Não reaproveite o caldo. Quanto comer de cada coisa muda com seus exames e com diálise: siga o plano do seu nutricionista renal.',
      why: condition('Doença Renal'),
    }),
  }),
  defineRule({
    key: 'kidney-painkillers',
    topic: 'painkillers',
    category: 'medication',
    audience: 'everyone',
    priority: ({ medicines }) => (medicines.ofClass('nsaid').length > 0 ? 'high' : 'medium'),
    when: ({ hasKidneyDisease, hasHeartDisease }) => hasKidneyDisease || hasHeartDisease,
    write: ({ hasKidneyDisease, medicines }) => ({
      title: `${hasKidneyDisease ? 'Doença renal' : 'Doença do coração'} e remédio de dor: conte antes`,
      content: `Anti-inflamatórios comuns para dor, como ibuprofeno e diclofenaco, pesam nos rins e no coração, mesmo sem receita; suplementos e chás também podem. ${medicines.ofClass('nsaid').length > 0 ? 'Há um anti-inflamatório na sua lista: fale com seu médico ou farmacêutico nestes dias.' : 'Antes de algo novo, conte ao farmacêutico ou ao médico o que você tem e mostre sua lista.'}`,
      why: condition(hasKidneyDisease ? 'Doença Renal' : 'Doença Cardíaca'),
    }),
  }),
];

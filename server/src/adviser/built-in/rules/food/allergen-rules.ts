import type { FoodAllergy } from '@vida/contract/profile/profile-choices.ts';
import { defineRule, type TipRule } from '../../tip-rule.ts';

interface HiddenPlaces {
  readonly key: string;
  readonly title: string;
  readonly content: string;
}

/** Where an allergen hides; one line for each of the profile's choices. */
const hidden: Readonly<Record<Exclude<FoodAllergy, 'Outros'>, HiddenPlaces>> = {
  Amendoim: {
    key: 'hidden-peanut',
    title: 'Onde o amendoim se esconde',
    content:
      'Além da paçoca e do pé de moleque, ele pode estar em vatapá, cajuzinho, bombom, granola e molho oriental. Em festa e restaurante, pergunte também pelo óleo. Se feijão, grão-de-bico ou outra leguminosa já deu coceira, conte ao alergista.',
  },
  Nozes: {
    key: 'hidden-nuts',
    title: 'Castanhas onde a gente não espera',
    content:
      'Pesto, marzipã, creme de avelã, granola, barrinha, vatapá, panetone e leite vegetal podem levar castanha. Quem reage a caju costuma reagir a pistache, e noz puxa pecã: pergunte ao alergista quais são as suas.',
  },
  Leite: {
    key: 'hidden-milk',
    title: 'Leite com outros nomes',
    content:
      'Soro, caseína, caseinato, lactoalbumina e whey são leite. Ele também entra em pão de queijo, purê, embutido, margarina e chocolate. "Sem lactose" não serve para alergia: a proteína continua lá. Leite de cabra e de búfala costumam dar a mesma reação.',
  },
  Ovos: {
    key: 'hidden-egg',
    title: 'Ovo escondido na receita',
    content:
      'Maionese, massa fresca, empanado, bolo, pão de queijo, quindim e marshmallow levam ovo; no rótulo, albumina e lecitina de ovo também. Antes de uma vacina, conte da alergia a quem vai aplicar.',
  },
  Glúten: {
    key: 'hidden-gluten',
    title: 'Glúten fora do pão',
    content:
      'Malte, shoyu, caldo em tablete, empanado, quibe, molho engrossado e cerveja podem levar trigo, centeio ou cevada. Aveia só com NÃO CONTÉM GLÚTEN no rótulo. Em casa, separe torradeira, tábua e pote de manteiga.',
  },
  Soja: {
    key: 'hidden-soy',
    title: 'Soja em quase todo rótulo',
    content:
      'Ela aparece em embutido, pão industrial, margarina, chocolate e tempero pronto, como proteína texturizada ou lecitina. Shoyu, missô, tofu e edamame são soja. Para cozinhar, azeite, canola ou girassol no lugar do óleo de soja.',
  },
  Peixes: {
    key: 'hidden-fish',
    title: 'Peixe onde não parece',
    content:
      'Molho inglês e molho Caesar levam anchova; kani é peixe; e há cápsulas de ômega-3 feitas de peixe. No restaurante, pergunte se a fritura usa o mesmo óleo do peixe: só isso já pode bastar para uma reação.',
  },
  'Frutos do Mar': {
    key: 'hidden-seafood',
    title: 'Camarão seco também conta',
    content:
      'Acarajé, vatapá, bobó, tacacá e alguns caldos levam camarão, e suplementos de glucosamina podem vir da casca. A alergia a frutos do mar não tem relação com o iodo dos exames: são coisas diferentes.',
  },
  Sesame: {
    key: 'hidden-sesame',
    title: 'Gergelim tem muitos nomes',
    content:
      'Tahine, homus, babaganuche e halva são gergelim; a semente vai em pão, barrinha, sushi e yakisoba, e o óleo em pratos orientais. No rótulo também pode vir como sésamo.',
  },
  Mostarda: {
    key: 'hidden-mustard',
    title: 'Mostarda além do pote amarelo',
    content:
      'Ela tempera maionese, molho de salada, estrogonofe, salpicão, picles, curry e embutidos, muitas vezes só como "especiarias". Na dúvida, pergunte ao fabricante pelo telefone da embalagem.',
  },
};

/** Reading labels with an allergy, and where it hides. */
export const allergenRules: readonly TipRule[] = [
  defineRule({
    key: 'unlisted-allergens',
    topic: 'allergen-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'high',
    when: ({ profile }) => {
      const names: Readonly<Record<string, string>> = {
        Sesame: 'gergelim',
        Mostarda: 'mostarda',
        'Frutos do Mar': 'lula, polvo e mariscos',
      };
      const found = profile.foodAllergies.flatMap((name) => names[name] ?? []);
      return found.length > 0 ? found : null;
    },
    write: (_, found) => ({
      title: 'O aviso de alergênicos pode não citar o seu',
      content: `A lista obrigatória de alergênicos do rótulo brasileiro não inclui ${found.join(' nem ')}. Leia sempre a lista inteira de ingredientes e, comendo fora, pergunte antes. Inchaço na boca ou na garganta, ou falta de ar depois de comer: SAMU 192.`,
      why: [`Nas suas alergias alimentares: ${found.join(', ')}`],
    }),
  }),
  defineRule({
    key: 'food-allergy-labels',
    topic: 'allergen-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasFoodAllergy }) =>
      hasFoodAllergy('Amendoim', 'Nozes', 'Leite', 'Ovos', 'Glúten', 'Soja', 'Peixes'),
    write: ({ profile }) => ({
      title: 'Leia o rótulo toda vez, até do que você já conhece',
      content:
        'As receitas da indústria mudam. Procure a frase ALÉRGICOS no fim dos ingredientes e leve a sério o "pode conter". Comendo fora, pergunte também sobre o óleo e os utensílios. Inchaço na boca ou na garganta, ou falta de ar depois de comer: SAMU 192.',
      why: [`Alergias alimentares no seu perfil: ${profile.foodAllergies.length}`],
    }),
  }),
  defineRule({
    key: 'latex-fruits',
    topic: 'latex',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasMedicineAllergy }) => hasMedicineAllergy('Latex'),
    write: () => ({
      title: 'Alergia a látex e algumas frutas',
      content:
        'Quem tem alergia a látex às vezes reage a banana, abacate, kiwi, mamão, maracujá, tomate ou castanha. Se uma delas já coçou a boca, deixe de lado e converse com seu alergista; se nunca causou problema, pergunte antes de cortar. Garganta fechando: SAMU 192.',
      why: ['Nas suas alergias a medicamentos: Latex'],
    }),
  }),
  ...Object.entries(hidden).map(([name, { key, title, content }]) =>
    defineRule({
      key,
      topic: 'allergen-hidden',
      category: 'nutrition',
      audience: 'everyone',
      priority: 'medium',
      when: ({ profile }) => profile.foodAllergies.includes(name),
      write: () => ({ title, content, why: [`Nas suas alergias alimentares: ${name}`] }),
    }),
  ),
];

import { sources } from '../sources.ts';
import { defineRule } from '../tip-rule.ts';

/** Eating with restrictions and allergies. */
export const foodRules = [
  defineRule({
    key: 'unlisted-allergens',
    topic: 'allergen-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'high',
    evidence: sources.labels,
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
    evidence: sources.labels,
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
    evidence: sources.careful,
    when: ({ hasMedicineAllergy }) => hasMedicineAllergy('Latex'),
    write: () => ({
      title: 'Alergia a látex e algumas frutas',
      content:
        'Quem tem alergia a látex às vezes reage a banana, abacate, kiwi, mamão, maracujá, tomate ou castanha. Se uma delas já coçou a boca, deixe de lado e converse com seu alergista; se nunca causou problema, pergunte antes de cortar. Garganta fechando: SAMU 192.',
      why: ['Nas suas alergias a medicamentos: Latex'],
    }),
  }),
  defineRule({
    key: 'vegan-b12',
    topic: 'b12',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    evidence: sources.careful,
    when: ({ hasRestriction }) => hasRestriction('Vegano'),
    write: ({ hasFoodAllergy }) => ({
      title: 'Alimentação vegana: converse sobre a B12',
      content: `A vitamina B12 quase só existe em alimentos de origem animal. Na próxima consulta, diga que sua alimentação é vegana e pergunte sobre exame e cuidado. No prato, ${hasFoodAllergy('Soja') ? 'feijão, lentilha e grão-de-bico' : 'feijão, lentilha, grão-de-bico e tofu'} todo dia, com uma fruta cítrica junto, ajudam na proteína e no ferro.`,
      why: ['No seu perfil: Vegano'],
    }),
  }),
  defineRule({
    key: 'gluten-free-carbs',
    topic: 'gluten-free',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    evidence: sources.gluten,
    when: ({ hasRestriction, hasFoodAllergy }) => hasRestriction('Sem Glúten') || hasFoodAllergy('Glúten'),
    write: ({ hasDiabetes }) => ({
      title: 'Sem glúten não quer dizer sem açúcar',
      content: `Pão, bolacha e bolo sem glúten costumam levar amido e pouca fibra${hasDiabetes ? ', e podem subir mais a glicose' : ''}. Arroz com feijão, mandioca, batata-doce e milho são naturalmente sem glúten e alimentam melhor. Confira sempre NÃO CONTÉM GLÚTEN no rótulo, inclusive em aveia, shoyu e caldos.`,
      why: ['No seu perfil: sem glúten'],
    }),
  }),
  defineRule({
    key: 'diabetes-fruit',
    topic: 'juice',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    evidence: sources.food,
    when: ({ hasDiabetes, hasCondition }) => hasDiabetes && !hasCondition('Doença Renal'),
    write: () => ({
      title: 'Fruta inteira no lugar do suco',
      content:
        'No copo de suco o açúcar de várias frutas chega de uma vez, quase sem fibra. A fruta inteira, uma por vez e espalhada ao longo do dia, é amiga de quem tem diabetes. O suco e o açúcar ficam para o caso de queda.',
      why: ['No seu perfil: diabetes'],
    }),
  }),
  defineRule({
    key: 'rice-and-beans',
    topic: 'plate',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'low',
    evidence: sources.food,
    when: ({ hasCondition, hasEatingRisk }) => !hasCondition('Doença Renal') && !hasEatingRisk,
    write: () => ({
      title: 'Comida de verdade na maior parte do dia',
      content:
        'O guia brasileiro cabe numa frase: prefira alimentos in natura e preparo na hora aos ultraprocessados. Arroz, feijão, verdura e fruta formam a base; biscoito recheado, macarrão instantâneo e refrigerante ficam para raramente. Troque um deles nesta semana, respeitando suas alergias e restrições.',
      why: ['Vale para quase todo mundo; seu perfil não mostra motivo para o contrário'],
    }),
  }),
];

import { defineRule } from '../../tip-rule.ts';

const chosen = (name: string): string[] => [`Nas suas restrições alimentares: ${name}`];

/** One line for each dietary restriction of the profile. */
export const dietRules = [
  defineRule({
    key: 'vegan-b12',
    topic: 'b12',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction }) => hasRestriction('Vegano'),
    write: ({ hasFoodAllergy, hasKidneyDisease }) => ({
      title: 'Alimentação vegana: converse sobre a B12',
      content: `A vitamina B12 quase só existe em alimentos de origem animal. Na próxima consulta, diga que sua alimentação é vegana e pergunte sobre exame e cuidado. ${hasKidneyDisease ? 'O resto do prato é com seu nutricionista renal.' : `No prato, ${hasFoodAllergy('Soja') ? 'feijão, lentilha e grão-de-bico' : 'feijão, lentilha, grão-de-bico e tofu'} todo dia, com uma fruta cítrica junto, ajudam na proteína e no ferro.`}`,
      why: ['No seu perfil: Vegano'],
    }),
  }),
  defineRule({
    key: 'gluten-free-carbs',
    topic: 'gluten-free',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasFoodAllergy }) => hasRestriction('Sem Glúten') || hasFoodAllergy('Glúten'),
    write: ({ hasDiabetes, hasKidneyDisease }) => ({
      title: 'Sem glúten não quer dizer sem açúcar',
      content: `Pão, bolacha e bolo sem glúten costumam levar amido e pouca fibra${hasDiabetes ? ', e podem subir mais a glicose' : ''}. ${hasKidneyDisease ? 'O que entra no lugar é com seu nutricionista renal.' : 'Arroz com feijão, mandioca, batata-doce e milho são naturalmente sem glúten e alimentam melhor.'} Confira sempre NÃO CONTÉM GLÚTEN no rótulo, inclusive em aveia, shoyu e caldos.`,
      why: ['No seu perfil: sem glúten'],
    }),
  }),
  defineRule({
    key: 'vegetarian-plate',
    topic: 'vegetarian',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasKidneyDisease }) => hasRestriction('Vegetariano') && !hasKidneyDisease,
    write: ({ hasFoodAllergy }) => ({
      title: 'Sem carne, com feijão todo dia',
      content: `Arroz com feijão, lentilha ou grão-de-bico${hasFoodAllergy('Ovos') ? '' : ', mais um ovo'}, já dá boa proteína. Uma fruta cítrica na mesma refeição ajuda o corpo a usar o ferro das plantas, e café logo depois atrapalha. Na consulta, pergunte se vale acompanhar ferro e vitamina B12.`,
      why: chosen('Vegetariano'),
    }),
  }),
  defineRule({
    key: 'vegetarian-kidney',
    topic: 'vegetarian',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasKidneyDisease }) =>
      hasRestriction('Vegetariano', 'Vegano') && hasKidneyDisease,
    write: () => ({
      title: 'Sem carne e com doença renal: monte o prato com ajuda',
      content:
        'Feijões, castanhas e soja trazem proteína, mas também potássio e fósforo, e a sua quantidade depende dos exames. Leve ao nutricionista renal uma lista do que você come em dois dias: dá para manter a escolha com as porções certas.',
      why: [...chosen('alimentação sem carne'), 'No seu perfil: doença renal'],
    }),
  }),
  defineRule({
    key: 'lactose-free-calcium',
    topic: 'lactose',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasRestriction }) => hasRestriction('Sem Lactose'),
    write: ({ hasFoodAllergy, hasRestriction, hasKidneyDisease }) => {
      const noMilk = hasFoodAllergy('Leite') || hasRestriction('Vegano');
      const foods = [
        ...(noMilk ? [] : ['leite e iogurte zero lactose']),
        ...(hasKidneyDisease ? [] : ['couve e brócolis']),
      ];
      return {
        title: 'Sem lactose, sem perder o cálcio',
        content: `${foods.length > 0 ? `Boas fontes de cálcio para você: ${foods.join(', ')}. ` : 'Pergunte ao nutricionista de onde virá o seu cálcio. '}Lactose também aparece em pão de forma, embutido, molho pronto e em alguns comprimidos: procure a frase CONTÉM LACTOSE. Se a barriga reage mesmo sem leite, conte na consulta.`,
        why: chosen('Sem Lactose'),
      };
    },
  }),
  defineRule({
    key: 'low-sodium-labels',
    topic: 'sodium-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction }) => hasRestriction('Baixo Sódio'),
    write: ({ hasKidneyDisease, medicines }) => ({
      title: 'Procure a lupa de sódio na frente da embalagem',
      content: `A lupa preta ALTO EM SÓDIO marca de 600 mg por 100 g para cima. Em casa, tire o saleiro da mesa e tempere com alho, limão, cebola e ervas; lave o que vem em conserva.${hasKidneyDisease || medicines.withFlag('keeps_potassium').length > 0 ? ' Sal light não é saída para você, por causa do potássio.' : ''} Em duas a três semanas o paladar se acostuma.`,
      why: chosen('Baixo Sódio'),
    }),
  }),
  defineRule({
    key: 'low-sugar-labels',
    topic: 'sugar-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction }) => hasRestriction('Baixo Açúcar'),
    write: ({ isProneToLows }) => ({
      title: 'Açúcar com outros nomes',
      content: `Xarope de glicose, maltodextrina, dextrose, mel, melado e suco concentrado são açúcar. Se um deles está entre os três primeiros ingredientes, é doce. A lupa ALTO EM AÇÚCAR ADICIONADO marca de 15 g por 100 g para cima.${isProneToLows ? ' Exceção que não se discute: numa queda de glicose, açúcar é o tratamento.' : ''}`,
      why: chosen('Baixo Açúcar'),
    }),
  }),
  defineRule({
    key: 'nut-free-snacks',
    topic: 'nut-free',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasFoodAllergy }) => hasRestriction('Sem Nozes') && !hasFoodAllergy('Nozes'),
    write: () => ({
      title: 'Sem nozes: confira granola, bolo e leite vegetal',
      content:
        'Castanhas, amêndoas e avelãs entram em granola, barrinha, pesto, panetone, creme de chocolate e bebida vegetal. Se para você é alergia, e não escolha, marque também em Alergias do Perfil de Saúde: o cuidado com o "pode conter" muda.',
      why: chosen('Sem Nozes'),
    }),
  }),
  defineRule({
    key: 'kosher-meals',
    topic: 'kosher',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasRestriction }) => hasRestriction('Kosher'),
    write: () => ({
      title: 'Kosher e saúde no mesmo prato',
      content:
        'Aqui não sugerimos porco, peixe sem escamas nem carne com leite na mesma refeição, mas a certificação só você confere no produto. A carne kosher já é salgada no preparo: lave bem, cozinhe sem mais sal e conte isso se sua equipe pediu pouco sódio.',
      why: chosen('Kosher'),
    }),
  }),
  defineRule({
    key: 'halal-meals',
    topic: 'halal',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasRestriction }) => hasRestriction('Halal'),
    write: () => ({
      title: 'Halal: olho na gelatina e no álcool escondido',
      content:
        'Gelatina, alguns aromas e extratos, e molhos com vinho podem não ser halal; a certificação só você confere no produto. Se você jejua no Ramadã e usa remédio ou tem diabetes, doença renal ou gravidez, combine antes com sua equipe: nem todo jejum é seguro, e há dispensa por saúde.',
      why: chosen('Halal'),
    }),
  }),
];

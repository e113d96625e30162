import { defineRule } from '../../tip-rule.ts';

/** What is on the plate, whoever eats. */
export const foodRules = [
  defineRule({
    key: 'diabetes-fruit',
    topic: 'juice',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes, hasKidneyDisease }) => hasDiabetes && !hasKidneyDisease,
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
    everyday: true,
    priority: 'low',
    when: ({ hasKidneyDisease, hasEatingRisk }) => !hasKidneyDisease && !hasEatingRisk,
    write: () => ({
      title: 'Comida de verdade na maior parte do dia',
      content:
        'O guia brasileiro cabe numa frase: prefira alimentos in natura e preparo na hora aos ultraprocessados. Arroz, feijão, verdura e fruta formam a base; biscoito recheado, macarrão instantâneo e refrigerante ficam para raramente. Troque um deles nesta semana, respeitando suas alergias e restrições.',
      why: ['Vale para quase todo mundo; seu perfil não mostra motivo para o contrário'],
    }),
  }),
];

import type { PlanNotice, Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';

const relaxations: Record<Relaxation, string> = {
  fiber_20: 'as fibras podem ficar em 20 g',
  protein_80: 'as proteínas podem ficar em 80 g',
  protein_possible: 'as proteínas ficaram no que foi possível alcançar',
  fats: 'as gorduras podem sair da faixa da sua meta',
  calories_15: 'as calorias podem ficar até 15% longe da sua meta',
  calories_possible: 'as calorias ficaram o mais perto possível da sua meta',
  meal_shape: 'alguma refeição foge do formato de costume',
  repeats: 'algum prato principal se repete em menos de 3 dias',
};

const notices: Record<PlanNotice, string> = {
  check_labels: 'Alguns alimentos mudam de uma marca para outra. Confira o rótulo toda vez, também o “pode conter”.',
  unlabelled_allergens:
    'Gergelim, mostarda e moluscos podem não vir avisados no rótulo. Leia a lista inteira de ingredientes.',
  latex_fruit:
    'Quem tem alergia a látex pode reagir a banana, abacate, kiwi, mamão, maracujá, tomate e ' +
    'castanha. Converse antes com seu alergista.',
  kosher_certificate: 'Não dá para conferir a certificação por aqui: escolha produtos com selo kosher.',
  halal_certificate: 'Use carne com certificação halal.',
  kidney_professional:
    'Com doença renal, o plano do seu nutricionista ou da sua equipe de nefrologia vale mais do que ' +
    'este. Se você faz diálise, siga só o deles.',
  potassium_cooking: 'Para diminuir o potássio: descasque, pique, cozinhe em bastante água e jogue a água fora.',
  herbs_little_salt: 'O plano conta com pouco sal no preparo. Tempere com ervas, alho, cebola e limão.',
  soy_free_oil: 'Prepare com azeite ou com óleo de canola ou de girassol: o óleo mais comum é de soja.',
  vegan_b12: 'Uma alimentação vegana não traz vitamina B12 que baste. Converse com um profissional sobre como repor.',
  levothyroxine_breakfast:
    'Tome a levotiroxina em jejum, com água, e espere de 30 a 60 minutos para o café da manhã, ou ' +
    'como sua equipe orientou.',
  no_potassium_salt: 'Não use sal “light” ou substituto com cloreto de potássio: com o seu remédio ele pode fazer mal.',
  no_grapefruit: 'Evite toranja (grapefruit): ela muda o efeito do seu remédio.',
  gout_purines:
    'Com gota, deixamos de fora miúdos, sardinha, camarão, caldos concentrados e bebidas com açúcar, ' +
    'e escolhemos menos carne. Não mude o seu remédio por causa deste plano.',
  regular_meals:
    'Seu tratamento pode baixar demais a glicose. Não pule refeições nem mude doses por causa deste plano.',
  own_words:
    'Levamos em conta o que você escreveu com as suas palavras, mas podemos não ter entendido tudo. ' +
    'Confira cada refeição.',
};

/** What the day's plan says. */
export const planMessages = {
  defaultDescription: 'Refeição saudável e balanceada',
  richInFiber: 'Rico em Fibras',
  mealsOf: (day: string) => `Refeições de ${day}`,
  foods: 'Alimentos',
  preparation: 'Preparo',
  swap: 'Trocar',
  swapFood: (food: string) => `Trocar ${food}`,
  relaxations,
  relaxed: (what: string) => `Para caber nas suas restrições, ${what}.`,
  notices,
  noticesTitle: 'Antes de preparar',
  unknownWords: (words: string) => `Não conhecemos ${words}: confira cada refeição.`,
  notAdjustedFor: (entries: readonly string[]) =>
    `Este plano não foi ajustado para: ${entries.join(', ')}. Antes de seguir, confira com seu ` +
    'nutricionista, médico ou farmacêutico.',
  withheld: (meal: string, reasons: string) => `${meal} saiu do plano: não combina com o seu perfil (${reasons}).`,
  replan: 'Gerar de novo',
  summary: 'Resumo do dia',
  summaryText: 'A soma das refeições deste plano. O sódio conta o sal do preparo.',
  summaryWithheld: 'A soma das refeições que continuam no plano. O sódio conta o sal do preparo.',
  atMost: (value: string) => `até ${value} por dia`,
  madeAt: (at: string) => `Plano feito em ${at}.`,
  sources: {
    rules: 'Montado pelas regras da Vida com alimentos brasileiros.',
    model: 'Proposto por um modelo de linguagem e conferido pelas regras da Vida.',
  },
  lowCarbNote: '“Baixo IG” marca refeições com menos de 30 g de carboidratos.',
  goals: 'Metas do dia',
  goalsText: (toReach: string) =>
    'As barras somam as refeições do plano. O ideal é ficar perto das calorias e gorduras, não ' +
    `passar dos carboidratos e alcançar ${toReach}.`,
  toReach: 'as proteínas e as fibras',
  toReachWithProteinLimit: 'as fibras',
  personalGoals: 'Metas suas, pelo peso, altura, idade e sexo do seu perfil.',
  generalGoals: 'Metas gerais. Com peso, altura, nascimento e sexo no perfil, elas passam a ser suas.',
  proteinsAtMost: (value: string) => `Por causa dos rins, as proteínas ficam em no máximo ${value} por dia.`,
  disclaimer: 'Este plano é uma sugestão geral e não substitui seu nutricionista ou médico.',
} as const;

/** What the dialog says that puts another food in a meal. */
export const swapMessages = {
  title: (food: string) => `Trocar ${food}`,
  text: 'Todas estas opções respeitam o seu perfil. A porção já vem ajustada.',
  loading: 'Procurando opções...',
  failed: 'Não foi possível carregar as opções.',
  none: 'Não encontramos outra opção que caiba nesta refeição e no seu perfil.',
  mealThen: (calories: string, carbs: string) => `A refeição fica com ${calories} e ${carbs} de carboidratos.`,
  choose: 'Escolher',
  chooseFood: (food: string) => `Escolher ${food}`,
  swapping: 'Trocando...',
  swapped: (before: string, after: string) => `${before} deu lugar a ${after}.`,
  notSwapped: 'Não foi possível trocar o alimento. Tente de novo.',
} as const;

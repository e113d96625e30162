import type { Food } from '../../food/food.ts';
import { listWords } from '../../food/food-words.ts';
import { meatHarmless, meatWords, porkHarmless, porkWords } from './diet-words.ts';
import { hasTag, isIn } from './food-tests.ts';
import type { WordGroup } from './word-group.ts';

const birds = ['frango', 'galinha', 'peru', 'chester', 'galeto', 'pato', 'codorna', 'coxinha', 'canja'];
const isBird = ({ group, name }: Food): boolean => group === 'aves' || /frango|peru/i.test(name);

/** Meat, poultry, giblets and cured meat as people name them. */
export const meatWordGroups: readonly WordGroup[] = [
  {
    words: listWords(`
      carne vermelha, carne bovina, carne de boi, carne de vaca, boi, vaca, bovino, bovina, alfa gal
    `),
    members: meatWords.filter(
      (word) => !birds.includes(word) && !/frango|galinha|ave|nugget|salpicao|coxa/.test(word),
    ),
    harmless: [...meatHarmless, 'linguica de frango', 'hamburguer de frango'],
    excludes: (food) => food.animal === 'meat' && !isBird(food),
  },
  {
    words: listWords(`
      carne de porco, porco, suino, suina, carne suina, bacon, toucinho, torresmo, banha, leitao
    `),
    members: porkWords,
    harmless: porkHarmless,
    excludes: hasTag('porco'),
  },
  {
    words: ['carne', 'carne animal', 'proteina animal', 'pescetariano', 'pescetariana'],
    members: meatWords,
    harmless: meatHarmless,
    excludes: ({ animal }) => animal === 'meat',
  },
  {
    words: ['frango', 'galinha', 'ave', 'carne de frango', 'carne branca', 'peru', 'carne de ave'],
    members: birds,
    // The cut of beef, no small duck.
    harmless: ['ovo de galinha', 'ovo de codorna', 'patinho'],
    excludes: isBird,
  },
  {
    words: ['carneiro', 'cordeiro', 'cabrito', 'ovelha'],
    members: ['carneiro', 'cordeiro', 'cabrito', 'ovelha'],
  },
  {
    words: ['miudo', 'viscera', 'figado', 'coracao', 'moela'],
    members: ['figado', 'moela', 'coracao de frango', 'bucho', 'rim', 'miudo'],
    excludes: hasTag('miudos'),
  },
  {
    words: ['embutido', 'frio', 'salsicha', 'linguica', 'carne processada', 'nitrito', 'nitrato'],
    members: ['embutido', 'salsicha', 'linguica', 'presunto', 'mortadela', 'salame', 'bacon', 'calabresa'],
    excludes: isIn('embutidos'),
  },
  {
    words: ['carne seca', 'charque', 'jaba'],
    members: ['carne seca', 'charque', 'jaba', 'carreteiro', 'baiao de dois'],
  },
];

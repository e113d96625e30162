import type { Companion } from '../../../health-query/health-query.ts';

/** What was done, folded, by companion: 'bebi'. */
const doneWords: Readonly<Record<Companion, string>> = {
  alcohol:
    'beb[ioe]|bebia|bebeu|tom(?:ei|o) (?:(?:minhas?|uma?s?|a) )?(?:cerveja' +
    '|cervejinha|vinho|alcool|umas?|todas)(?: (?:ou|e) (?:cerveja|vinho))?' +
    '|tem bebida|teve bebida|houve alcool|bebendo|tinha bebido|ter bebido',
  tobacco: 'fum(?:ei|o|ava|ando)',
  caffeine: '(?:tom(?:ei|o|ava) |teve |bebi )(?:cafe|cafeina)',
  gaming: 'jog(?:uei|o|ava|ando)',
  training:
    'trein(?:ei|o|ava|ando)|malhei|malho|caminhei|caminho|me exercitei|me exercito|(?:fiz|faco) ' +
    '(?:(?:meus?|minhas?|os?|as?) )?(?:exercicios?|treino|caminhada|academia)|teve treino|tem treino',
  sleep: 'dorm(?:i|o|ia)|fiquei na cama|fico na cama',
};

/** What it was done with, or the doing itself: 'álcool', 'beber'. */
const thingWords: Readonly<Record<Companion, string>> = {
  alcohol:
    'alcool|bebida|bebidas|bebida alcoolica|cerveja|cervejas|beber|ter ' +
    'bebido|bebedeira|buteco|cachaca|cachacada|biritada|pinga|vinho',
  tobacco: 'cigarros?|fumar|tabaco|fumo',
  caffeine: 'cafe|cafeina|tomar cafe',
  gaming: 'jogos?|jogar|jogatina|videogame|game|play',
  training: 'treinos?|exercicios?|treinar|me exercitar|fazer exercicios?|academia|caminhada|malhar',
  sleep: 'dormir|sono',
};

const companions = Object.keys(doneWords) as readonly Companion[];

/** Patterns of everything done and of every thing. */
export const DONE = Object.values(doneWords).join('|');
export const THING = Object.values(thingWords).join('|');

/** The companion that a word of either kind names. */
export const companionNamed = (said = ''): Companion | undefined =>
  companions.find((each) => new RegExp(`^(?:${doneWords[each]}|${thingWords[each]})$`).test(said));

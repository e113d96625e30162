import { pattern } from './pattern.ts';

const done =
  '(?=[.!?,;:]|$| (?:agora|hoje|amanha|pela metade|um pouco|gradualmente|{N} ?%|(?:por|em|para) {N} (?:dias?|semanas?|unidades?|ui|u|mg|%|comprimidos?)))';

/** A command with no object of its own, or with 'ela': about the medicine named just before. */
const references: readonly (readonly [found: RegExp, said: string])[] = [
  ['({CHANGE}|{TAKE}) (?:d?el[ae]s?|isso|disso|d?ess[ae]s?|nel[ae]s?)\\b', '$1 MED'],
  ['\\b(nao (?:\\w+ )?(?:precis\\w*|necessit\\w*)(?: mais)?) (?:del[ae]s?|disso)', '$1 de MED'],
  ['\\b(fique|ficar|pode ficar) sem (?:el[ae]s?|isso)', '$1 sem MED'],
  [
    '\\b(aument|diminu|reduz|dobr|suspend|interromp|troc|pul|repit|injet|apli[cq]u?)(aria|iria|a|e|ar|ir|er)-?l?[ao]?s?' +
      done,
    '$1$2 MED',
  ],
  [
    '\\b(aument|diminu|reduz|dobr|suspend|interromp|troc|pul|par|tom|us|deix)([aei]r?)-(?:l?[ao]s?)\\b',
    '$1$2 MED',
  ],
  [
    '\\b(pode (?:\\w+ )?(?:parar|suspender|aumentar|diminuir|reduzir|dobrar|interromper|tomar|usar|trocar))' +
      done,
    '$1 MED',
  ],
  [`^(pare|suspenda|dobre|interrompa|aumente|reduza|diminua)${done}`, '$1 MED'],
  [
    '(\\b{N} ?(?:mg|mcg|ui|u|unidades?|gotas?|cliques?))\\b(?! ?/)(?! (?:de|da|do) (?!manha|noite|tarde))',
    '$1 de MED',
  ],
].map(([source = '', said = '']) => [new RegExp(pattern(source).source, 'gu'), said] as const);

const ofSomethingElse =
  /\bsodio|potassio|cafeina|calcio|carboidrat|proteina|fibra|dor\b|doer|tontura|exercic|treino|caminh|sentir|falta de ar|fumar|cigarro|bebida|alcool|agua\b|sal\b/u;

/** A marked sentence that names no medicine, with what 'ela' or a bare amount stands for put in. */
export const resolveReferences = (marked: string): string =>
  /DRUG|MED/u.test(marked) || ofSomethingElse.test(marked)
    ? marked
    : references.reduce((text, [found, said]) => text.replace(found, said), marked);

const FEMININE = /^(?:alface|couve|vagem|carne|noz|nozes|omelete|semente|sementes)$/;
const PLURAL = new Set(['amêndoas', 'avelãs', 'claras', 'cogumelos', 'legumes', 'nozes', 'sementes']);

/** 'o feijão-carioca', 'a couve', 'as nozes': the noun is what stands before the first blank or hyphen. */
export const withArticle = (name: string): string => {
  const noun = name.split(/[ -]/)[0] ?? name;
  const isFeminine = FEMININE.test(noun) || /[aã]s?$/.test(noun);
  return `${isFeminine ? 'a' : 'o'}${PLURAL.has(noun) ? 's' : ''} ${name}`;
};

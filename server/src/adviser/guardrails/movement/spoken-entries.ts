import { countOwnWords, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { isPregnant } from '@vida/contract/profile/care-rules.ts';
import {
  CHRONIC_CONDITIONS,
  DISABILITIES,
  OTHER_CHOICE,
  PHYSICAL_PROBLEMS,
} from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldName } from '../../movement/fold-name.ts';

/** Own words that count like a tick, or like an entry that only these rules know; folded by `foldName`. */
const spoken: readonly (readonly [entry: string, words: RegExp])[] = [
  ['Asma', /\basma|bronquite|\bdpoc\b|enfisema/],
  ['Artrite', /artrite|\blupus\b|\bgota\b|espondilite|chikungunya/],
  ['Fibromialgia', /fibromialgia/],
  ['Obesidade', /\bobes/],
  ['Ansiedade', /ansiedade|panico/],
  ['Dor nas Costas', /\bcostas\b|lombar|lombalgia|\bciatic/],
  [
    'Problema na Coluna',
    /coluna|hernia(?! (?:umbilical|inguinal|abdominal|incisional|de hiato))|escoliose|hiperlordose|cifose|vertebra|\bdiscos?\b|discal|canal (?:estreito|lombar|medular|vertebral)|estenose d[eo] canal|espondil|cervic|pescoco/,
  ],
  ['Dor no Joelho', /joelho|menisco|patel|ligamento cruzado|\blca\b|condromalacia/],
  ['Dor no Ombro', /ombro|manguito|capsulite/],
  [
    'Tendinite',
    /tendinite|tendinopatia|epicondilite|cotovelo|punho|\bler\b|\bdort\b|tunel do carpo|quervain/,
  ],
  ['Bursite', /bursite/],
  ['Artrose', /artrose|desgaste/],
  ['Enxaqueca', /enxaqueca/],
  ['Deficiência Visual', /\bceg[ao]\b|cegueira|baixa visao|deficiencia visual|visao (?:subnormal|monocular)/],
  ['Deficiência Auditiva', /\bsurd|deficiencia auditiva/],
  ['Cadeirante', /cadeirante|cadeira de rodas|paraplegi|tetraplegi|lesao medular/],
  ['Amputação', /amputa|protese (?:d[eao] |n[ao] )?(?:perna|braco|pe|mao)/],
  ['Paralisia Parcial', /hemiplegi|hemiparesia|paralisia|paresia|\bavc\b|derrame/],
  [
    'Dificuldade de Locomoção',
    /dificuldade (?:para|de|em|ao) (?:andar|caminhar|locomo)|andador|muleta|bengala|parkinson|esclerose (?:multipla|lateral)/,
  ],
  ['Deficiência Motora', /deficiencia (?:motora|fisica)|distrofia|paralisia cerebral/],
  ['Deficiência Intelectual', /deficiencia intelectual/],
  ['Autismo', /autis|\btea\b/],
  ['Síndrome de Down', /sindrome de down|trissomia/],
  ['Osteoporose', /osteop|fratura/],
  ['Tontura', /labirint|vertigem|tontura|desequilibrio|\bquedas?\b/],
  ['Epilepsia', /epilep|convuls/],
  ['Problema nos olhos', /retinopatia|glaucoma|descolamento de retina/],
  ['Hérnia abdominal', /hernia(?! (?:de (?:disco|hiato)|discal))|diastase/],
  ['Ferida no pé', /ulcera|ferida|pe diabetico/],
  ['Pós-parto', /pos ?parto|puerper|cesarea/],
  [
    'Não fica em pé',
    /acamad|\bnao (?:ando|caminho|fico (?:em|de) pe|(?:consigo|posso) (?:andar|caminhar|ficar (?:em|de) pe))\b/,
  ],
];

/** Said by a profile beside the lists. */
export const PREGNANCY = 'Gravidez';

const ticks: ReadonlySet<string> = new Set([...CHRONIC_CONDITIONS, ...PHYSICAL_PROBLEMS, ...DISABILITIES]);
const saysNothing = /^(?:|nao|nao ha|nao tenho|nada|nenhum|nenhuma|sem|n a)$/;

const partsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[,;.\n]/))
    .map((text) => text.trim())
    .filter((text) => !saysNothing.test(foldName(text)));

/** What a profile says that bears on movement. */
export interface SpokenEntries {
  /** Ticks, and what own words mean, by the names of the profile's lists. */
  readonly entries: ReadonlySet<string>;
  /** Entries in the person's own words, as they stand. */
  readonly ownWords: readonly string[];
  /** A disability in own words that none of ours covers, or only 'Outros'. */
  readonly hasUnknownDisability: boolean;
  /** 'Outros' alone, or words of conditions and problems. */
  readonly hasUnknownCondition: boolean;
}

/**
 * Own words only ever forbid more. What is said of somebody else counts too, rather than too little, but for the
 * conditions that `readDietNeeds` tells apart ('minha mãe teve infarto').
 */
export const spokenEntriesOf = (profile: HealthProfile): SpokenEntries => {
  const { chronicConditions, physicalProblems, disabilities } = profile;
  const lists = [...chronicConditions, ...physicalProblems, ...disabilities];
  const own = (list: readonly string[], other: string) =>
    partsOf([...list.filter((entry) => !ticks.has(entry)), other]);
  const ownConditions = [
    ...own(chronicConditions, profile.otherConditions),
    ...own(physicalProblems, profile.otherPhysicalProblems),
  ];
  const ownDisabilities = own(disabilities, profile.otherDisabilities);
  const ownWords = [...new Set([...ownConditions, ...ownDisabilities])];
  const folded = foldName(ownWords.join(' ; '));
  const needs = readDietNeeds(profile);
  const isKnown = (words: string) => spoken.some(([, pattern]) => pattern.test(foldName(words)));
  const found = [
    ...lists.filter((entry) => ticks.has(entry) && entry !== OTHER_CHOICE),
    ...spoken.filter(([, words]) => words.test(folded)).map(([entry]) => entry),
    ...(needs.hypertension ? ['Hipertensão'] : []),
    ...(needs.heart ? ['Doença Cardíaca'] : []),
    ...(needs.kidney ? ['Doença Renal'] : []),
    ...(needs.diabetes && !lists.some((entry) => entry.startsWith('Diabetes')) ? ['Diabetes Tipo 2'] : []),
    ...(isPregnant(countOwnWords(profile)) ? [PREGNANCY] : []),
  ];
  const isOnlyOther = (list: readonly string[], words: readonly string[]) =>
    list.includes(OTHER_CHOICE) && words.length === 0;
  return {
    entries: new Set(found),
    ownWords,
    hasUnknownDisability:
      isOnlyOther(disabilities, ownDisabilities) || ownDisabilities.some((words) => !isKnown(words)),
    hasUnknownCondition:
      ownConditions.length > 0 || isOnlyOther([...chronicConditions, ...physicalProblems], ownConditions),
  };
};

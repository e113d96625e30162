import { fold } from '../core/fold.ts';
import { ADULT_AGE_YEARS, ageOn, OLDER_AGE_YEARS } from './age-rules.ts';
import { MEDICATIONS } from './profile-choices.ts';
import type { HealthProfile } from './profile-schemas.ts';

/**
 * Whose targets hold. In pregnancy and under 18 there are none: a professional sets them. Without a birth date the
 * adults' are assumed.
 */
export const careGroups = ['adult', 'older', 'minor', 'pregnant'] as const;
export type CareGroup = (typeof careGroups)[number];

/** What a profile says in ticks and in the person's own words. */
export type StatedProfile = Pick<
  HealthProfile,
  'chronicConditions' | 'physicalProblems' | 'otherConditions' | 'medications' | 'otherMedications' | 'pregnant'
>;

/**
 * What is plainly said of somebody else: 'minha mãe tem diabetes', 'histórico familiar de infarto', 'esposa grávida'.
 * A phrase that also speaks of the person stays, and so does what is unclear: missing a condition is worse than
 * counting one too many.
 */
const ofOthers = new RegExp(
  [
    String.raw`\bhistorico familiar\b`,
    String.raw`\b(?:mae|pais?|avos?|irmas?|irmaos?|ti[ao]s?|prim[ao]s?` +
      String.raw`|filh[ao]s?|marido|esposa)\s+(?:tem|tinha|teve|tiveram)\b`,
    String.raw`\b(?:esposa|filha|irma)\s+(?:gravida|gestante)\b`,
  ]
    .map((start) => String.raw`${start}(?![^,.;\n]*\b(?:eu|tambem|tenho|sou|meu|minha|uso|tomo)\b)[^,.;\n]*`)
    .join('|'),
  'g',
);

/**
 * What is said of an allergy, wherever it was typed: 'alergia a insulina', 'não posso tomar AAS', up to where the
 * phrase ends or goes on with what is taken ('e uso Lantus'). A medicine against an allergy is taken.
 */
const ofAllergies = new RegExp(
  [
    String.raw`(?<!\b(?:para|pra|contra|anti|de|da|rinite|asma|dermatite|sinusite|conjuntivite|tosse)[ -]|\bp/ ?)`,
    String.raw`\b(?:alergi[ac]\w*|nao (?:posso|devo) (?:tomar|usar))\b`,
    String.raw`[^,.;()\n]*?(?=[,.;()\n]|$|\b(?:uso|tomo|usando|tomando|aplico|trato|tratad[ao])\b)`,
  ].join(''),
  'g',
);

/** What people type in their own words, folded. */
const foldAll = (texts: readonly string[]): string => fold(texts.join('\n'));

/** Everything a person says they live with, folded. Their own words only ever make advice more careful. */
export const foldConditions = (profile: StatedProfile): string =>
  foldAll([...profile.chronicConditions, ...profile.physicalProblems, profile.otherConditions]).replace(ofOthers, '');

/** Everything a person says they take, folded; an allergy that was typed among it is never read as use. */
export const foldMedicines = (profile: StatedProfile): string =>
  foldAll([...profile.medications, profile.otherMedications]).replace(ofAllergies, '');

/** What texts that are no list of allergies say of them, folded: 'alergia a insulina'. */
export const typedAllergiesOf = (texts: readonly string[]): readonly string[] =>
  foldAll(texts).match(ofAllergies) ?? [];

/** Medicines of a person that stand in no list of ours. */
export const ownMedicinesOf = ({ medications }: StatedProfile): string[] =>
  medications.filter((name) => !(MEDICATIONS as readonly string[]).includes(name));

/**
 * Insulins by substance and by the names on their boxes in Brazil. The server's table of medicines (medicines.csv)
 * cannot be read in the browser; a test there holds these words against it.
 */
const insulins = new RegExp(
  String.raw`insulina|\b(?:nph|lantus|basaglar|glargilin|semglee|toujeo|tresiba|levemir|degludeca` +
    '|detemir|glargina|novorapid|novolin|novomix|humalog|humulin|lispro|asparte|glulisina' +
    String.raw`|apidra|fiasp|lyumjev|admelog|xultophy|soliqua|ryzodeg|insunorm|wosulin|afrezza)\b`,
);
/** Sulfonylureas and glinides, likewise: the tablets that can bring glucose too low. */
const loweringTablets = new RegExp(
  'sulfonilureia|glinida|glibenclamida|gliclazida|glicazida|glimepirida|glipizida' +
    String.raw`|clorpropamida|repaglinida|nateglinida|\b(?:daonil|diamicron|azukon|amaryl` +
    '|minidiab|diabinese|prandin|novonorm|posprand|starlix|gliben|glucovance' +
    String.raw`|glimepil|bioglic|azulix|lisaglucon|aglucil|clamiben|diaben|meritor|starform)\b`,
);

export const usesInsulin = (profile: StatedProfile): boolean => insulins.test(foldMedicines(profile));

/** Insulin, a sulfonylurea or a glinide: lows are likely. */
export const isProneToLows = (profile: StatedProfile): boolean =>
  usesInsulin(profile) || loweringTablets.test(foldMedicines(profile));

/** Of the commonest boxes; their longer names ('Corus H') begin with one of these. */
const pressureBrands = [
  'ablok acertalix acertil adalat aldactone aldazida aldomet amiretic angiolong angipress apresolina',
  'aprovel aprozide aradois atacand atens atensina avapro azarga balcor benicar betacard biconcor brasart',
  'burinax caduet caltren capoten capox cardilol cardizem carduran clorana combigan combodart concardio',
  'concor cordarex coreg corgard corus cosopt coversyl cozaar diacqua dilacoron dilatrend diovan diupress',
  'diurana divelol drenol duomo duotrav ecator entresto exforge fedipina firialta ganfort glautimol gopten',
  'hidroclor higroton hytrin hyzaar ictus iguassina indapen inderal inspra karvil lacipil lasilactona lasix',
  'logimax loniten lorsacor lotar lotensin manivasc micardis moduretic naprix natrilix nebilet neosemid',
  'nitrencord norvasc omnic oxcord plenacor prinivil prinzide rasilez rebaten renitec secotex seloken',
  'selozok sinergen sotacor sotahexal splendil syscor tamsulon tareg tenadren tenoretic timoptol torlos',
  'triatec twynsta unoprost vascase viskaldix visken xalacom zanidip zestoretic zestril',
].join(' ');

/** What lowers blood pressure, for whatever reason it is taken: substances, and names on boxes in Brazil. */
const pressureMedicines = new RegExp(
  [
    String.raw`\b\w+sartana?\b|\b(?!ibu|ele)\w{3,}pril\b|\b\w+dipin[ao]\b` +
      String.raw`|\b\w+[dz]osina\b|\bta[mn]sulosina\b|tiazida\b|\bhctz\b`,
    String.raw`\b(?:amlo|ateno|capto|furos|glioten|losa(?!prol)|olm|vera[cp])\w*|press(?:or|in|at|otec)?\b|anlo\b`,
    'alisquireno|sacubitril|diltiazem|clortalidona|indapamida|bumetanida|triantereno',
    'espiro(?:no)?lactona|eplerenona|finerenona|amilorida|clonidina|metildopa|hidralazina|minoxidil|moxonidina',
    'bisoprolol|carvedilol|metoprolol|nadolol|nebivolol|pindolol|propranolol|sotalol|timolol',
    String.raw`\b(?:${pressureBrands.split(' ').join('|')})\b`,
    'anti-?hipertensivo|(?:remedio|comprimido|medicamento)s? (?:de|da|para|pra)(?: a)? pressao',
  ].join('|'),
);

/** Something that lowers blood pressure. */
export const takesPressureMedicine = (profile: StatedProfile): boolean =>
  pressureMedicines.test(foldMedicines(profile));

export const hasDiabetes = (profile: StatedProfile): boolean =>
  usesInsulin(profile) || /(?<!pre[- ]?)diabet|\bdm ?[12]\b|\blada\b|\bmody\b/.test(foldConditions(profile));

/** Diabetes type 1 or insulin: with high glucose ketones matter. */
export const mayHaveKetones = (profile: StatedProfile): boolean =>
  usesInsulin(profile) || /tipo 1|\bdm ?1\b|\blada\b/.test(foldConditions(profile));

export const hasHeartDisease = (profile: StatedProfile): boolean =>
  /cardiac|cardiopatia|infarto|angina|arritmia|fibrilacao|marca-?passo|\bstent|safena/.test(foldConditions(profile));

export const hasKidneyDisease = (profile: StatedProfile): boolean =>
  /(doenca|insuficiencia) renal|renal cronic|dialise|nefropatia|nefrite|transplant\w+ (renal|de rim)/.test(
    foldConditions(profile),
  );

/** A fast gain of weight may be fluid: heart or kidney disease. */
export const watchesFluid = (profile: StatedProfile): boolean => hasHeartDisease(profile) || hasKidneyDisease(profile);

/** Somebody's own words name an eating disorder: no index, no class and no goal of weight is told. */
export const hasEatingRisk = (profile: StatedProfile): boolean =>
  /transtorno alimentar|anorexi|bulimi|vigorexi|purgac|compulsao(?! por (?:jogo|compra|sexo|internet|trabalho))/.test(
    foldConditions(profile),
  );

/** The field says so, or, while it is not answered, the person's own words do. */
export const isPregnant = (profile: StatedProfile): boolean =>
  profile.pregnant === true ||
  (profile.pregnant === null && /gestante|gestacao|gestacional|gravida\b|gravidez/.test(foldConditions(profile)));

/** The group of a person on `today` (`yyyy-MM-dd`). Pregnancy goes before age. */
export const careGroupOf = (profile: StatedProfile & Pick<HealthProfile, 'birthDate'>, today: string): CareGroup => {
  if (isPregnant(profile)) return 'pregnant';
  const age = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  if (age === null) return 'adult';
  if (age < ADULT_AGE_YEARS) return 'minor';
  return age >= OLDER_AGE_YEARS ? 'older' : 'adult';
};

/** Whether targets and classes made for adults may be told. */
export const hasTargets = (group: CareGroup): boolean => group === 'adult' || group === 'older';

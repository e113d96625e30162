import { kindsInOrder } from '../emergency.ts';
import { CALIBRATION, LIMITS, WORTH_OF_SIGN } from '../limits.ts';
import { loadAuthors } from '../sentences.ts';
import { type EmergencyReport, type Judged, sharesOf } from './evaluate-emergencies.ts';
import type { Calibration } from './fit-calibration.ts';
import { type VariantKind, variantKinds } from './make-variants.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const isDanger = ({ sentence }: Judged): boolean => sentence.label !== 'none';
const isHarmless = (one: Judged): boolean => !isDanger(one);

const groupNames: Readonly<Record<string, string>> = {
  plain: 'said plainly',
  hidden: 'hidden, alluded to, or in a follow-up',
  cry: 'cries of one to three words',
  means: 'suicide with plan, means or attempt',
  awake_low: 'low glucose, awake',
  cannot_swallow: 'low glucose, may not swallow',
  not_awake: 'low glucose, not awake',
  card: 'one card of every kind',
  ordinary: 'ordinary messages',
  followup: 'harmless follow-ups',
  hard: 'hard negatives',
};
const variantNames: Readonly<Record<VariantKind, string>> = {
  no_accents: 'without accents',
  upper_case: 'in capitals',
  typo: 'one typing error',
  chatter: 'with chatter around',
  person: 'third person',
  negated: 'denied',
};

const rowOf = (name: string, judged: readonly Judged[]): string => {
  const { sentences, card, found, first, among } = sharesOf(judged);
  const isNamed = judged.some(isDanger);
  const kinds = isNamed ? `${percent(first)} | ${percent(among)}` : '– | –';
  return `| ${name} | ${sentences} | ${percent(card)} | ${percent(found - card)} | ${percent(found)} | ${kinds} |`;
};
const head = (what: string): string =>
  `| ${what} | sentences | card | line | either | right kind first | among the kinds |\n|---|---|---|---|---|---|---|`;

const rowsBy = (
  judged: readonly Judged[],
  keyOf: (one: Judged) => string,
  names: Readonly<Record<string, string>>,
): string => {
  const groups = Map.groupBy(judged, keyOf);
  return Object.keys(names)
    .flatMap((key) => {
      const own = groups.get(key);
      return own ? [rowOf(names[key] ?? key, own)] : [];
    })
    .join('\n');
};

const kindNames = Object.fromEntries(kindsInOrder.map((kind) => [kind, kind]));

/** The detector's part of docs/EVALUATION.md, in Markdown. */
/** What `limits.ts` holds beside what would be fitted now: the two should not drift apart. */
const writeCalibration = ({ lengths, worthOfSign }: Calibration): string => {
  const rows = CALIBRATION.map(({ words, slope, shift }, at) => {
    const name = Number.isFinite(words) ? `fewer than ${words} words` : 'longer';
    const now = lengths[at];
    return `| ${name} | ${slope} · ${shift} | ${now?.slope.toFixed(2)} · ${now?.shift.toFixed(2)} |`;
  });
  return `| learnt odds as log odds, slope · shift | in use | fitted now |
|---|---|---|
${rows.join('\n')}
| a sign adds | ${WORTH_OF_SIGN} | ${worthOfSign.toFixed(2)} |
`;
};

export const writeEmergencySection = ({ crossValidated, calibration, tested, byVariant }: EmergencyReport): string => {
  const all = [...crossValidated, ...tested];
  const authors = loadAuthors().map(({ author }) => author);
  const authorRows = authors.flatMap((author) => {
    const own = all.filter(({ sentence }) => sentence.author === author);
    const danger = sharesOf(own.filter(isDanger));
    const harmless = sharesOf(own.filter(isHarmless));
    const lines = percent(harmless.found - harmless.card);
    const cells = [
      danger.sentences > 0
        ? `${danger.sentences} | ${percent(danger.card)} | ${percent(danger.found)} | ${percent(danger.among)}`
        : '0 | – | – | –',
      harmless.sentences > 0 ? `${harmless.sentences} | ${percent(harmless.card)} | ${lines}` : '0 | – | –',
    ];
    return `| ${author} | ${cells.join(' | ')} |`;
  });
  const posts = all.filter(({ sentence }) => sentence.place === 'post');
  return `## Emergencies in what people write

\`server/src/adviser/emergencies\`, over the sentences of \`server/knowledge/emergencies/sentences\`, Brazilian
Portuguese as people type it. Every author's are judged by what was learnt without that author (ten parts of the
authors, each left out once) and without the tables that mend; those of the testing authors by what is shipped, which
never learnt from them. A card stands above the odds of ${LIMITS.card}, a line above ${LIMITS.line}; both were chosen
over these authors, so the figures flatter a little. Wanted on authors never learnt from: either ≥ 98 %, card ≥ 95 %,
right kind ≥ 95 %; at most 5 % cards on hard negatives, 0.5 % cards and 3 % lines on ordinary messages.

Not each table is fair to the signs of \`signs.csv\`: they were written while the older tables (those without a person
in \`authors.csv\`) were read, and the groups of those are known only as danger or none.

${head('all authors')}
${rowOf('**emergencies**', all.filter(isDanger))}
${rowOf('**nothing wrong**', all.filter(isHarmless))}
${rowOf('community posts, emergencies', posts.filter(isDanger))}
${rowOf('community posts, nothing wrong', posts.filter(isHarmless))}
${rowsBy(all, ({ sentence }) => sentence.group, groupNames)}

${head('kind')}
${rowsBy(all, ({ sentence }) => sentence.kind, kindNames)}

| author | emergencies | card | either | right kind among | nothing wrong | card | line |
|---|---|---|---|---|---|---|---|
${authorRows.join('\n')}

${head('testing authors, written otherwise')}
${variantKinds.map((kind) => rowOf(variantNames[kind], byVariant[kind])).join('\n')}
${calibration ? `\n${writeCalibration(calibration)}` : ''}`;
};

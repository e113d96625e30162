import { type EmergencyReport, labels, type Score } from './evaluate-emergencies.ts';
import { exampleSets } from './examples.ts';
import { variantKinds } from './make-variants.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = (name: string, { examples, missed, swapped, falseAlarms, recall, precision }: Score): string =>
  `| ${name} | ${examples} | ${percent(recall)} | ${percent(precision)} | ${missed} | ${swapped} | ${falseAlarms} |`;

const setNames = {
  given: 'the examples of the domain rules',
  tuned: 'our own, two thirds',
  held_out: 'our own, the third that no rule was written for',
  later: 'written after the rules, by other voices',
} as const;
const variantNames = {
  no_accents: 'without accents',
  upper_case: 'in capitals',
  typo: 'one typing error',
  chatter: 'with chatter around',
  person: 'third person',
  negated: 'denied',
} as const;

/** The detector's part of docs/EVALUATION.md, in Markdown. */
export const writeEmergencySection = (report: EmergencyReport): string => `## Emergencies in what people write

\`server/src/adviser/emergencies\`, over sentences in Brazilian Portuguese as people type them; about half are hard negatives
(figures of speech, questions, the past, animals, stories, denials). Recall counts a wrong label of the two as half a miss;
precision is that of "there is an emergency". Wanted: recall at least 98 %, precision at least 95 %.

What to expect of sentences nobody has seen: the sets written afterwards were measured before any rule was changed for
them, and those first figures, not today's, say how well the rules carry over.

| written afterwards, first measured | sentences | recall | precision |
|---|---|---|---|
| hard: slang, euphemisms, old and young voices | 102 | 60.0 % | 84.6 % |
| plain sentences, second batch | 112 | 90.7 % | 94.1 % |
| third batch | 60 | 86.0 % | 94.9 % |
| mostly traps: 66 hard negatives, euphemisms | 88 | 79.5 % | 66.7 % |
| plain sentences, fifth batch | 68 | 89.5 % | 100.0 % |
| everyday words of this app, nothing wrong | 66 | none in it | 9 false alarms |

Since then they have helped to write rules, so that their row below proves less; the held-out third still proves something.

| sentences | number | recall | precision | missed | other label | false alarms |
|---|---|---|---|---|---|---|
${row('**all**', report.all)}
${exampleSets.map((name) => row(setNames[name], report.bySet[name])).join('\n')}
${row('**variants**', report.variants)}
${variantKinds.map((name) => row(variantNames[name], report.byVariant[name])).join('\n')}

Recall of medical emergencies ${percent(report.recallByLabel.medical)}, of emotional ones ${percent(report.recallByLabel.emotional)}. ${percent(report.unsureShare)} of the alarms ask first whether it is happening now.

| expected | said medical | said emotional | said nothing |
|---|---|---|---|
${labels.map((label) => `| ${label} | ${labels.map((said) => report.confusion[label][said]).join(' | ')} |`).join('\n')}

| kind | examples | found | with this kind first |
|---|---|---|---|
${report.byKind.map(({ kind, examples, found, named }) => `| ${kind} | ${examples} | ${found} | ${named} |`).join('\n')}
`;

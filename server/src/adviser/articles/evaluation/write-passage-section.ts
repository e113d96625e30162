import { evaluatePassages, expectedAnswers } from './evaluate-passages.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const row = (name: string, answers: typeof expectedAnswers): string => {
  const { questions, top1, top3, offTopic, offTopicAnswered } = evaluatePassages(answers);
  return (
    `| ${name} | ${questions} | ${percent(top1)} | ${percent(top3)} ` + `| ${offTopic} | ${percent(offTopicAnswered)} |`
  );
};

/** The retrieval's part of docs/EVALUATION.md, in Markdown. */
export const writePassageSection = (): string => `## Questions that articles answer

\`server/src/adviser/articles\`: questions as people type them, asked of our own articles. Off topic: football, recipes
of poems, money; an answer to one of those is wrong. A third, chosen by hash, was held out while the search was tuned;
all questions have one author, so strangers' words may do worse. Wanted: first 85 %, among three 95 %, off topic
answered 3 %.

| questions | on topic | first is right | right among three | off topic | of them answered |
|---|---|---|---|---|---|
${row('all', expectedAnswers)}
${row(
  'tuned on',
  expectedAnswers.filter(({ isHeldOut }) => !isHeldOut),
)}
${row(
  'held out',
  expectedAnswers.filter(({ isHeldOut }) => isHeldOut),
)}
`;

import { createJudge, type Judge } from '../../../text/classifier/judge.ts';
import { learn } from '../../../text/classifier/learn.ts';
import { type Emergency, kindsInOrder } from '../emergency.ts';
import { countSigns, createEmergencyDetector, type Detector, judgeEmergency } from '../find-emergency.ts';
import { judgeText } from '../judge-text.ts';
import { CALIBRATION } from '../limits.ts';
import { loadSigns } from '../load-signs.ts';
import { lessonOf, loadAuthors, loadSentences, type Sentence } from '../sentences.ts';
import { type Calibration, type CalibrationCase, fitCalibration } from './fit-calibration.ts';
import { makeVariants, type VariantKind } from './make-variants.ts';

/** A sentence, and what a detector that never saw its author's sentences says of it. */
export interface Judged {
  readonly sentence: Sentence;
  readonly emergency: Emergency | null;
}

/** Shares of 1; of a row without sentences 1. */
export interface Shares {
  readonly sentences: number;
  readonly card: number;
  /** A card or a line. */
  readonly found: number;
  /** Of the emergencies found: their kind stands first, or among the kinds that the steps are of. */
  readonly first: number;
  readonly among: number;
}

export interface EmergencyReport {
  /** Every training author's sentences, judged by what was learnt without that author. */
  readonly crossValidated: readonly Judged[];
  /** What `limits.ts` would hold if it were fitted to them now. */
  readonly calibration: Calibration | null;
  /** The testing authors' sentences, judged by what is shipped. */
  readonly tested: readonly Judged[];
  /** The testing authors' emergencies written otherwise, and denials. */
  readonly byVariant: Readonly<Record<VariantKind, readonly Judged[]>>;
}

/** So many detectors are learnt, each without a part of the authors. */
const FOLDS = 10;

const judgeWith =
  (detect: Detector) =>
  (sentence: Sentence): Judged => ({
    sentence,
    emergency: detect(sentence.text, { before: sentence.before || null }).emergency,
  });

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export const sharesOf = (judged: readonly Judged[]): Shares => {
  const count = (holds: (one: Judged) => boolean): number => judged.filter(holds).length;
  const found = count(({ emergency }) => emergency !== null);
  const named = judged.filter(({ sentence, emergency }) => emergency && sentence.kind !== 'none');
  return {
    sentences: judged.length,
    card: share(
      count(({ emergency }) => emergency?.strength === 'card'),
      judged.length,
    ),
    found: share(found, judged.length),
    first: share(named.filter(({ sentence, emergency }) => emergency?.kinds[0] === sentence.kind).length, named.length),
    among: share(
      named.filter(({ sentence, emergency }) => emergency?.kinds.some((kind) => kind === sentence.kind)).length,
      named.length,
    ),
  };
};

/** The testing authors' sentences, judged by what is shipped. A second. */
export const judgeTested = (): readonly Judged[] =>
  loadAuthors()
    .filter(({ use }) => use === 'testing')
    .flatMap(({ author }) => loadSentences(author))
    .map(judgeWith(judgeEmergency));

const calibrationCase = (judge: Judge, { text, label }: Sentence): CalibrationCase => {
  const read = loadSigns(text);
  return {
    learntOdds: judgeText(judge, read.plain).odds,
    words: read.plain.length,
    signs: countSigns(read),
    isDanger: label !== 'none',
  };
};

/** Learns without a part of the authors and judges these, for every part. A minute. */
const crossValidate = (): Pick<EmergencyReport, 'crossValidated' | 'calibration'> => {
  const authors = loadAuthors().filter(({ use }) => use === 'training');
  const taught = authors.map(({ author }) => {
    const sentences = loadSentences(author);
    return { sentences, lessons: sentences.map(lessonOf) };
  });
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const others = taught.filter((_author, at) => at % FOLDS !== fold).flatMap(({ lessons }) => lessons);
    const judge = createJudge(learn(others, kindsInOrder.length));
    const own = taught.filter((_author, at) => at % FOLDS === fold).flatMap(({ sentences }) => sentences);
    return {
      judged: own.map(judgeWith(createEmergencyDetector(judge))),
      cases: own.map((sentence) => calibrationCase(judge, sentence)),
    };
  });
  return {
    crossValidated: folds.flatMap(({ judged }) => judged),
    calibration: fitCalibration(
      folds.flatMap(({ cases }) => cases),
      CALIBRATION.map(({ words }) => words),
    ),
  };
};

/** Measures the detector on authors it never learnt from. */
export const evaluateEmergencies = (): EmergencyReport => {
  const tested = judgeTested();
  const variants = makeVariants(tested.map(({ sentence }) => sentence).filter(({ label }) => label !== 'none'));
  const judgeAll = (kind: VariantKind): readonly Judged[] => variants[kind].map(judgeWith(judgeEmergency));
  return {
    ...crossValidate(),
    tested,
    byVariant: {
      no_accents: judgeAll('no_accents'),
      upper_case: judgeAll('upper_case'),
      typo: judgeAll('typo'),
      chatter: judgeAll('chatter'),
      person: judgeAll('person'),
      negated: judgeAll('negated'),
    },
  };
};

import { isCry, isFrame, isMindSign, isVeiled, type TableName } from '../lexicon/all-tables.ts';
import type { Finding, KnownWord } from '../patterns/matcher.ts';
import { isCryOnly } from '../reading/few-words.ts';
import { isVitalSign, type VitalSignName } from '../reading/vital-signs.ts';
import { isDenied } from './denial.ts';
import { type Frames, findFrames } from './find-frames.ts';

export type SignName = TableName | VitalSignName;

/** What passes by itself, so that 'já passou' is believed. Chest pain, a faint, a stroke are not among them. */
const passing: ReadonlySet<string> = new Set<SignName>([
  'glucose_under_40',
  'glucose_very_low',
  'glucose_low',
  'bare_low',
  'lone_low',
  'glucose_high',
  'glucose_extreme',
  'low_in_words',
  'high_in_words',
  'vomit',
  'tremor',
  'dizzy',
  'cold_sweat',
  'choking',
  'bleeding',
  'belly_pain',
  'blurred',
  'fever',
  'weak_all_over',
  'having_a_turn',
  'head_injury',
  'palpitation',
  'drowsy',
  'bad_headache',
  'confused',
  'limb_weak',
  'fever_40',
  'fever_very_high',
  'pressure_crisis',
  'pressure_very_low',
  'face_swollen',
  'hives',
  'wheeze',
  'asthma_attack',
  'pulse_racing',
] as readonly SignName[]);
/** Facts that only count together with others: no frame takes them away. */
const background: ReadonlySet<string> = new Set<SignName>([
  'diabetes',
  'pregnant',
  'allergen',
  'blood_thinner',
  'insulin_taken',
  'alcohol_stopped',
  'sudden',
  'one_side',
  'back_pain',
  'heart_or_nerves',
  'may_choke',
  'not_awake',
]);
export const isBackground = (name: string): boolean => background.has(name);
/** What 'um pouco' or 'leve' makes no alarm. */
const mildly: ReadonlySet<string> = new Set<SignName>([
  'bleeding',
  'dizzy',
  'bad_headache',
  'face_swollen',
  'weak_all_over',
]);
const MILD_WORDS = 3;
const SENTENCE_WORDS = 25;
const BEFORE_WORDS = 7;
const WORRY_WORDS = 4;
const HYPOTHESIS_WORDS = 12;

/** What the words of another sign already say: 'o bebê não mexe' is no faint, 'bafo de acetona' no poison. */
const saidBy: Readonly<Partial<Record<SignName, readonly SignName[]>>> = {
  unresponsive: ['baby_still'],
  baby_limp: ['baby_still'],
  poison_taken: ['acetone_breath'],
  face_droop: ['lips_numb'],
  speech_trouble: ['lips_numb'],
};

const isPresent = (frames: Frames, finding: Finding<string>): boolean =>
  frames.before('present', finding, BEFORE_WORDS) || frames.inSegment('again', finding);

const isLongAgo = (frames: Frames, finding: Finding<string>): boolean => {
  if (isPresent(frames, finding)) return false;
  return (
    frames.inSegment('remote', finding) ||
    (frames.inSegment('had_before', finding) && !frames.inSegment('today', finding))
  );
};

const isSupposed = (frames: Frames, finding: Finding<string>): boolean =>
  frames.before('hypothetical', finding, HYPOTHESIS_WORDS) &&
  !frames.before('here_and_now', finding, 3) &&
  !frames.inSegment('wondering', finding);

const isFramedBody = (frames: Frames, finding: Finding<string>): boolean => {
  const isHere = frames.inSegment('here_and_now', finding);
  if (frames.before('information', finding, SENTENCE_WORDS) && !isHere) return true;
  if (frames.inSegment('asked_about', finding) && !isHere) return true;
  if (isSupposed(frames, finding)) return true;
  if (frames.beforeInClause('worry', finding, WORRY_WORDS) && !frames.over('worry', finding)) return true;
  if (isLongAgo(frames, finding)) return true;
  if (frames.inSegment('story', finding) && !isPresent(frames, finding)) return true;
  if (frames.has('nothing_felt') && (frames.has('story') || frames.has('information'))) return true;
  if (frames.has('recovered') && passing.has(finding.name)) return true;
  if (mildly.has(finding.name) && frames.before('mild', finding, MILD_WORDS)) return true;
  return frames.has('recovered') && frames.has('seen_by_doctor');
};

const presentWish =
  /^(quero|vou|penso|pensando|estou|apanho|sofro|ando|tenho|bate|apanha|me|se|nao|cansei|cansada|sou|vontade|preferia|queria)$/;

/** A thought of death that somebody had once stays a reason to ask, unless it is long ago or over. */
const isPastForMind = (frames: Frames, finding: Finding<string>): boolean =>
  isLongAgo(frames, finding) &&
  !frames.inSegment('recent', finding) &&
  (frames.inSegment('remote', finding) || frames.has('recovered'));

/** What only the writer can say of himself: no story takes it away. */
const ownWish =
  /^(quero|vou|penso|pensando|apanho|sofro|ando|tenho|me|nao|cansei|cansada|sou|vontade|preferia|queria)$/;

const isFramedMind = (frames: Frames, words: readonly KnownWord[], finding: Finding<string>): boolean => {
  const isOwn = presentWish.test(words[finding.from]?.text ?? '') || isPresent(frames, finding);
  const tells = frames.inSegment('first_person', finding) || frames.inSegment('other_person', finding);
  const isAsked =
    frames.before('information', finding, SENTENCE_WORDS) || frames.inSegment('asked_about', finding);
  if (isAsked && !(isOwn && tells)) return true;
  if (isPastForMind(frames, finding)) return true;
  return frames.inSegment('story', finding) && !ownWish.test(words[finding.from]?.text ?? '');
};

const notCried = [
  'information',
  'asked_about',
  'hypothetical',
  'remote',
  'had_before',
  'story',
  'recovered',
  'worry',
] as const;

/** A cry: beside what is cried and felt only who and when, and not a question of knowledge. */
const isCriedOut = (
  frames: Frames,
  words: readonly KnownWord[],
  found: readonly Finding<SignName>[],
): boolean => {
  if (!found.some(({ name }) => isCry(name)) || notCried.some((name) => frames.has(name))) return false;
  const told = found.filter(({ name }) => isCry(name) || passing.has(name));
  const places = told.flatMap(({ from, until }) =>
    Array.from({ length: until - from }, (_, at) => from + at),
  );
  return isCryOnly(words, new Set(places));
};

/** The findings that nothing around them takes the alarm out of, and the frames, on which conclusions depend as well. */
export const keepAlarming = (
  words: readonly KnownWord[],
  found: readonly Finding<SignName>[],
): readonly Finding<SignName>[] => {
  const frames = findFrames(words, found);
  const areCries = isCriedOut(frames, words, found);
  // A meter that stopped at a number has measured somebody.
  const isMachineStory =
    frames.has('machine') && !frames.has('human') && !found.some(({ name }) => isVitalSign(name));
  const isMistyped = frames.has('mistyped');
  const isAnimalStory = frames.has('animal') && !frames.has('human');
  return found.filter((finding) => {
    const { name } = finding;
    if (background.has(name)) return true;
    if (isFrame(name)) return true;
    if (isVeiled(name)) return !frames.over('figure', finding);
    if (isCry(name)) return areCries;
    if (frames.over('figure', finding)) return false;
    if (saidBy[name]?.some((other) => frames.over(other, finding))) return false;
    const isMind = isMindSign(name);
    if ((isAnimalStory || isMachineStory) && !isMind) return false;
    if (isMistyped && isVitalSign(name)) return false;
    if (isMind && name === 'kill_myself' && frames.over('killed_by_other', finding)) return false;
    if (isDenied(words, finding)) return false;
    return isMind ? !isFramedMind(frames, words, finding) : !isFramedBody(frames, finding);
  });
};

import { describeEmergency, findByRules } from './conclusions/find-by-rules.ts';
import { isBackground } from './dampers/keep-alarming.ts';
import type { Emergency, EmergencyKind } from './emergency.ts';
import { isFrame, type VeiledSign } from './lexicon/all-tables.ts';
import type { ReadSigns } from './read-signs.ts';

const kindOf: Readonly<Record<VeiledSign, EmergencyKind>> = {
  veiled_suicide: 'suicide',
  veiled_self_harm: 'self_harm',
  veiled_violence: 'violence',
  veiled_crisis: 'crisis',
  veiled_medical: 'other_medical',
  veiled_done: 'other_medical',
};
const veiledSigns = (Object.keys(kindOf) as readonly VeiledSign[]).filter((name) => name !== 'veiled_done');
/** Longer ones say what they mean. */
const MOST_WORDS = 8;
/** How a message begins that goes on from something, or supposes. */
const goesOn = /^(?:e|se|mas|entao|agora|ai|so|melhor|posso|quantos|quantas|quanto|quando)$/;

const asLine = (emergency: Emergency): Emergency => ({ ...emergency, strength: 'line', isCertain: false });

/** 'E se ele não acordar?': rules speak of it as soon as nothing is taken for a supposition. */
const findSupposed = (read: ReadSigns): Emergency | null => {
  const isSupposed = read.found.some(({ name }) => name === 'hypothetical');
  if (!isSupposed || !goesOn.test(read.words[0]?.text ?? '')) return null;
  const told = read.found.filter(({ name }) => !isFrame(name));
  return findByRules({ ...read, alarming: [...read.alarming, ...told] })?.emergency ?? null;
};

/**
 * What a short message may hide although nothing in it alarms by itself: never more than a line under the answer.
 */
export const findVeiled = (read: ReadSigns): Emergency | null => {
  if (read.words.length > MOST_WORDS || read.isLaughing) return null;
  const supposed = findSupposed(read);
  if (supposed) return asLine(supposed);
  const sign = veiledSigns.find((name) => read.alarming.some((finding) => finding.name === name));
  return sign === undefined ? null : asLine(describeEmergency(read, [kindOf[sign]], false, false));
};

/** 'Já tomei, e agora?' after a question about tablets: whatever danger the message before spoke of. */
export const findDone = (read: ReadSigns, before: ReadSigns): Emergency | null => {
  if (read.words.length > MOST_WORDS || read.isLaughing) return null;
  const isDone = read.found.some(({ name }) => name === 'veiled_done');
  const isOfDanger = before.found.some(({ name }) => !isFrame(name) && !isBackground(name));
  return isDone && isOfDanger ? asLine(describeEmergency(read, ['other_medical'], false, false)) : null;
};

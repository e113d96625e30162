import { writePassageSection } from '../adviser/articles/evaluation/write-passage-section.ts';
import { writeBankSection } from '../adviser/built-in/conversation/evaluation/write-bank-section.ts';
import { evaluateEmergencies } from '../adviser/emergencies/evaluation/evaluate-emergencies.ts';
import { writeEmergencySection } from '../adviser/emergencies/evaluation/write-emergency-section.ts';
import { evaluateSpeech } from '../adviser/guardrails/speech/evaluation/evaluate-speech.ts';
import { writeSpeechSection } from '../adviser/guardrails/speech/evaluation/write-speech-section.ts';
import { writeAttempts } from './attempts/evaluate-attempts.ts';
import { evaluatePlans } from './evaluate-plans.ts';
import { writeSection } from './write-section.ts';

/**
 * `npm run eval [-- plans [PEOPLE]]`, `npm run eval -- conversation`: measures one part or both, and writes the figures
 * into docs/EVALUATION.md. `npm run eval -- attempts FILE` asks the texts of a table (column `text`) and judges the
 * answers: no dose, no diagnosis, no order. Fails where something was found that must never be.
 */
const [part = 'all', given] = process.argv.slice(2);
if (!['all', 'plans', 'conversation', 'attempts'].includes(part)) throw new Error(`there is no part called ${part}`);

if (part === 'attempts') {
  if (given === undefined) throw new Error('which table of attempts?');
  const { text, failed } = await writeAttempts(given);
  process.stdout.write(`${text}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

if (part === 'all' || part === 'conversation')
  writeSection(
    'conversation',
    [
      writeEmergencySection(evaluateEmergencies()),
      writePassageSection(),
      writeSpeechSection(evaluateSpeech()),
      await writeBankSection(),
    ].join('\n'),
  );
if (part === 'all' || part === 'plans') {
  const neverAllowed = await evaluatePlans(Number(given ?? '500'));
  process.stdout.write(`${neverAllowed.join('\n')}\n`);
  process.exitCode = neverAllowed.length > 0 ? 1 : 0;
}

import { writePassageSection } from '../adviser/articles/evaluation/write-passage-section.ts';
import { evaluateEmergencies } from '../adviser/emergencies/evaluation/evaluate-emergencies.ts';
import { writeEmergencySection } from '../adviser/emergencies/evaluation/write-emergency-section.ts';
import { evaluateSpeech } from '../adviser/guardrails/speech/evaluation/evaluate-speech.ts';
import { writeSpeechSection } from '../adviser/guardrails/speech/evaluation/write-speech-section.ts';
import { evaluatePlans } from './evaluate-plans.ts';
import { writeSection } from './write-section.ts';

/**
 * `npm run eval [-- plans [PEOPLE]]`, `npm run eval -- conversation`: measures one part or both, and writes the figures
 * into docs/EVALUATION.md. Fails where something was found that must never be.
 */
const [part = 'all', people = '500'] = process.argv.slice(2);
if (!['all', 'plans', 'conversation'].includes(part)) throw new Error(`there is no part called ${part}`);

if (part !== 'plans')
  writeSection(
    'conversation',
    [
      writeEmergencySection(evaluateEmergencies()),
      writePassageSection(),
      writeSpeechSection(evaluateSpeech()),
    ].join('\n'),
  );
if (part !== 'conversation') {
  const neverAllowed = await evaluatePlans(Number(people));
  process.stdout.write(`${neverAllowed.join('\n')}\n`);
  process.exitCode = neverAllowed.length > 0 ? 1 : 0;
}

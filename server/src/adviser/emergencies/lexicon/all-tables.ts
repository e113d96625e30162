import { createMatcher } from '../patterns/matcher.ts';
import { vitalSignWords } from '../reading/vital-signs.ts';
import { brain } from './brain.ts';
import { consciousness } from './consciousness.ts';
import { cries } from './cries.ts';
import { crisis } from './crisis.ts';
import { frames } from './frames.ts';
import { glucoseAndPressure } from './glucose-and-pressure.ts';
import { heartAndBreath } from './heart-and-breath.ts';
import { injuries } from './injuries.ts';
import { otherAlarms } from './other-alarms.ts';
import { poison } from './poison.ts';
import { suicide } from './suicide.ts';
import { turnsOfPhrase } from './turns-of-phrase.ts';
import { veiled } from './veiled.ts';
import { violenceWords } from './violence.ts';
import { wishToDie } from './wish-to-die.ts';

const body = {
  ...heartAndBreath,
  ...brain,
  ...consciousness,
  ...glucoseAndPressure,
  ...injuries,
  ...poison,
  ...otherAlarms,
  ...cries,
};
const mind = { ...wishToDie, ...suicide, ...crisis, ...violenceWords };

type BodySign = keyof typeof body;
type MindSign = keyof typeof mind;
export type FrameName = keyof typeof frames | keyof typeof turnsOfPhrase;
export type TableName = BodySign | MindSign | FrameName | VeiledSign;

export type VeiledSign = keyof typeof veiled;
export const isVeiled = (name: string): name is VeiledSign => name in veiled;
export const isMindSign = (name: string): name is MindSign => name in mind;
export type CrySign = keyof typeof cries;
export const isCry = (name: string): name is CrySign => name in cries;
export const isFrame = (name: string): name is FrameName => name in frames || name in turnsOfPhrase;

/** One vocabulary for all tables: a word that some table knows is never read as the misspelling of another. */
export const tables = createMatcher<TableName>(
  { ...body, ...mind, ...frames, ...turnsOfPhrase, ...veiled },
  vitalSignWords,
  (name) => isCry(name) || isVeiled(name),
);

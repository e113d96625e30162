import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, modules } from './paths.mjs';

const oldest = { major: 22, minor: 18 };

/** @param {string} version */
export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
};

/** The Node that came from npm, where there is one for this system; else the one that runs this, if new enough. */
export const findNode = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const fromNpm = join(modules, `node-${system}-${process.arch}`, 'bin', program);
  if (existsSync(fromNpm) && runs(fromNpm)) return fromNpm;
  if (isNewEnough(process.version)) return process.execPath;
  return giveUp(
    `A Vida precisa do Node ${oldest.major}.${oldest.minor} ou mais novo neste sistema, ` +
      `e este é o ${process.version}. Instale uma versão atual: https://nodejs.org`,
  );
};

/** @param {string} program */
const runs = (program) => {
  try {
    return isNewEnough(execFileSync(program, ['--version'], { encoding: 'utf8' }).trim());
  } catch {
    return false;
  }
};

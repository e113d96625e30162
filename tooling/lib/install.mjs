import { spawn } from 'node:child_process';
import { isNewEnough } from './find-node.mjs';
import { isInstalled } from './is-installed.mjs';
import { giveUp, root, say } from './paths.mjs';
import { collectOutput } from './run-step.mjs';

const reminderMs = 30_000;

/** Installs the packages when something is missing. Plain JavaScript for Node 20: nothing is there yet. */
export const installWhatIsMissing = async () => {
  if (Number(process.versions.node.split('.')[0]) < 20)
    giveUp(`A Vida precisa do Node 20 ou mais novo, e este é o ${process.version}. Atualize: https://nodejs.org`);
  if (isInstalled(root)) return;
  say('Instalando o que falta (só na primeira vez; leva cerca de um minuto)…');
  const reminder = setInterval(() => say('Ainda instalando…'), reminderMs);
  const { code, output } = await install();
  clearInterval(reminder);
  if (code !== 0) {
    process.stderr.write(`${output}\n`);
    giveUp('A instalação falhou. Confira a internet e tente de novo.');
  }
  if (!isNewEnough(process.version)) say('Tudo instalado.');
};

/**
 * `npm ci` takes exactly what the lock file names. npm 12 refuses a lock file that leaves out packages for other
 * systems, which older versions write; then an installation that changes nothing in the project does the same.
 * Windows cannot remove the Node that is running this, as `ci` would.
 */
const install = async () => {
  if (process.platform !== 'win32') {
    const result = await runNpm('ci');
    if (!/EUSAGE/.test(result.output)) return result;
  }
  return runNpm('install', '--no-save');
};

/** @param {string[]} command */
const runNpm = async (...command) => {
  const args = [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
  return collectOutput(child);
};

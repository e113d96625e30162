/**
 * `npm test`: lint, types, unused code, all tests, and the journeys in a real browser. With `--quick` without the
 * browser (`npm run validate`); with `--long` with all rounds of what is drawn or killed by chance (`npm run
 * test:long`). With files or folders only their tests: `npm test -- contract/src/sleep e2e/sleep.e2e.ts`. The last
 * line is always `N passed, N failed`.
 */
import { join } from 'node:path';
import { buildAll, buildIfStale } from './lib/build-if-stale.mjs';
import { countPlaywright, countStep, countVitest } from './lib/count-results.mjs';
import { findNode } from './lib/find-node.mjs';
import { modules, root, say } from './lib/paths.mjs';
import { runStep } from './lib/run-step.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';

const isQuick = process.argv.includes('--quick');
const isLong = process.argv.includes('--long');
const isJourney = (/** @type {string} */ path) => /^(?:\.\/)?e2e\b/.test(path);
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [journeys, tests] = [chosen.filter(isJourney), chosen.filter((path) => !isJourney(path))];
const node = findNode();
const scratch = makeScratchFolder();
const inScratch = { NO_COLOR: '1', TMPDIR: scratch };
const total = { passed: 0, failed: 0 };

/** @param {string} name @param {Promise<{ code: number, output: string, seconds: number }>} running */
const step = async (name, running, count = countStep) => {
  const { code, output, seconds } = await running;
  const { passed, failed } = count(code);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) say(`\n${output}\n`);
  say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  return failed === 0;
};

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
const tool = (name, args, env) => runStep(join(modules, '.bin', name), args, root, env);

/** Checked beside each other, and again only where something changed. */
const workspaces = ['contract', 'server', 'web', 'tooling', 'e2e'];

const checkCode = async () => {
  await step('lint', tool('biome', ['ci', '--colors=off', '.']));
  // Several checkers of one workspace do the same work twice; the tests have the other core.
  await step('types', tool('tsc', ['--build', '--checkers', '1', ...workspaces]));
  await step('unused code', tool('knip', ['--no-progress']));
  return isQuick || step('build', buildAll(node));
};

const runTests = (/** @type {string[]} */ files = []) => {
  const report = join(scratch, 'vitest.json');
  const args = [
    'run',
    '--maxWorkers=3',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ];
  return step('tests', tool('vitest', args, { ...inScratch, ...(isLong && { TEST_LONG: 'on' }) }), (code) =>
    countVitest(report, code),
  );
};

const runJourneys = (/** @type {string[]} */ files = []) => {
  const report = join(scratch, 'playwright.json');
  const env = {
    ...inScratch,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PWTEST_CACHE_DIR: join(modules, '.cache', 'playwright'),
  };
  const args = ['test', '--reporter=list,json', ...files];
  return step('browser journeys', tool('playwright', args, env), (code) => countPlaywright(report, code));
};

const runAll = async () => {
  const [isBuilt] = await Promise.all([checkCode(), runTests()]);
  if (!isQuick && isBuilt) await runJourneys();
};

const runChosen = async () => {
  if (tests.length > 0) await runTests(tests);
  if (journeys.length === 0) return;
  await buildIfStale(node);
  await runJourneys(journeys);
};

await (chosen.length > 0 ? runChosen() : runAll());
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

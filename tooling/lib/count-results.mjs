import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** A step without a report counts as one. @param {number} code @returns {Counts} */
export const countStep = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * From Vitest's JSON report: each test, and each file that failed before its first test.
 * @param {string} file @param {number} code @returns {Counts}
 */
export const countVitest = (file, code) => {
  const report = readReport(file);
  if (!report?.testResults) return countStep(code || 1);
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }, code);
};

/**
 * From Playwright's JSON report. A test that passed only when repeated has failed.
 * @param {string} file @param {number} code @returns {Counts}
 */
export const countPlaywright = (file, code) => {
  const report = readReport(file);
  if (!report?.stats) return countStep(code || 1);
  const { expected, unexpected, flaky } = report.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code);
};

/** An error outside every test shows in the exit code alone. @param {Counts} counts @param {number} code */
const atLeastOneFailure = ({ passed, failed }, code) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

/** @param {string} file */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

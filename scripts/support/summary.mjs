import { basename } from 'node:path';

/**
 * What became of a step. `leftOut` says why something of it was not run.
 * @typedef {{ name: string, code: number, leftOut: readonly string[], lines: readonly string[], seconds: number, tests: ReturnType<typeof import('./reports.mjs').readTests> }} Result
 */

/** How much of a failed step's output is printed again at the end. */
const lastLines = 80;

/**
 * Returns the exit code of a run: 1 if a step failed, 2 if something was left out, else 0.
 * @param {readonly Pick<Result, 'code' | 'leftOut'>[]} results
 */
export function codeOf(results) {
  if (results.some(({ code }) => code !== 0)) return 1;
  return results.some(({ leftOut }) => leftOut.length > 0) ? 2 : 0;
}

/**
 * Returns how many steps passed. One of which something was left out has not.
 * @param {readonly Pick<Result, 'code' | 'leftOut'>[]} results
 */
export function countsOf(results) {
  const failed = results.filter(({ code }) => code !== 0).length;
  const skipped = results.filter(({ code, leftOut }) => code === 0 && leftOut.length > 0).length;
  const counts = `${results.length - failed - skipped} passed, ${failed} failed`;
  return skipped === 0 ? counts : `${counts}, ${skipped} skipped`;
}

/**
 * Prints the end of a run: the output of failed steps, a table of the steps, the slowest tests, and what was left out.
 * @param {readonly Result[]} results
 * @param {number} seconds
 */
export function printResults(results, seconds) {
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, lines } of failed)
    console.log(`\n${name} FAILED. Its last lines:\n${lines.slice(-lastLines).join('\n')}`);

  console.log('\nstep         seconds');
  const wordFor = ({ code, leftOut }) => {
    if (code !== 0) return '  FAILED';
    return leftOut.length > 0 ? '  left out' : '';
  };
  for (const result of results)
    console.log(`${result.name.padEnd(12)} ${String(result.seconds).padStart(7)}${wordFor(result)}`);
  console.log(`${'all'.padEnd(12)} ${String(seconds).padStart(7)}`);

  const tests = results.flatMap(({ name, tests: own }) => own.map((test) => ({ step: name, ...test })));
  if (tests.length > 0) console.log('\nThe slowest tests, in seconds:');
  for (const { step, titles, file, duration } of tests.toSorted((a, b) => b.duration - a.duration).slice(0, 10))
    console.log(`${(duration / 1000).toFixed(1).padStart(6)}  ${step}: ${basename(file)}: ${titles.join(' ')}`);

  // Node 20 runs this file, and has no groupBy.
  const leftOut = new Map();
  for (const { step, reason } of tests) {
    const what = `${step}, since ${reason}`;
    if (reason !== undefined) leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  }
  for (const [what, count] of leftOut) console.log(`\nLeft out: ${count} tests of ${what}.`);

  for (const { name, lines, seconds: taken } of failed) {
    // What differs stands in lines with a sign, the failed line of a test behind an angle bracket.
    const named = lines.filter((line) =>
      /^\s*(?:FAIL |\d+\) \[|\w*Error: |[-+] {2}|> *\d+ \||(?:Locator|Expected|Received)[\w ]*: )/u.test(line),
    );
    const shown = named.length > 0 ? named.slice(0, 20) : lines.slice(-5);
    console.log(`\nFAILED: ${name} ${taken} s\n${shown.join('\n')}`);
  }
  const partial = results.filter(({ leftOut }) => leftOut.length > 0);
  for (const { name, leftOut } of partial) console.log(`\n${name} was left out or ran in part: ${leftOut.join(' ')}`);
  if (partial.length > 0)
    console.log(`\nInstall it, or say what you do without: --leave-out ${partial.map(({ name }) => name).join(',')}`);
  const counts = countsOf(results);
  console.log(`\nsteps: ${counts}\n${counts}`);
}

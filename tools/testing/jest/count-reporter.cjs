const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join, relative, sep } = require('node:path');

const root = join(__dirname, '..', '..', '..');
/** Longer than stopping the database takes on a busy machine. */
const LONGEST_END_MS = 300_000;
const titleOfSpec = /^([A-Z]+-\d+(?:, [A-Z]+-\d+)*): (.*)$/;

/**
 * Writes the results of a run to `.cache/test-counts.json` (`{ passed, failed, skipped, failedFiles }`) and
 * `.cache/spec-results.json` (`{ [id]: [{ file, name, status }] }`), merged with earlier results if only some files
 * ran.
 */
module.exports = class CountReporter {
  /** @param {{ folder?: string }} [options] folder of the two files; for tests */
  constructor(_globalConfig, { folder = join(root, '.cache') } = {}) {
    this.folder = folder;
  }

  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      // A file that does not load counts as one failure.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites + (results.runExecError ? 1 : 0),
      skipped: results.numPendingTests + results.numTodoTests,
      failedFiles: results.testResults.map(countsOfFile).filter(({ failed }) => failed > 0),
    };
    const resultsFile = join(this.folder, 'spec-results.json');
    write(join(this.folder, 'test-counts.json'), counts);
    write(resultsFile, specResults(results, resultsFile));
    endIfStuck();
  }
};

function countsOfFile({
  testFilePath,
  numPassingTests,
  numFailingTests,
  numPendingTests,
  numTodoTests,
  testExecError,
}) {
  return {
    file: pathInRepository(testFilePath),
    passed: numPassingTests,
    failed: numFailingTests + (testExecError ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
  };
}

/** Ends a run that an open handle keeps alive; it counts as a failure. */
function endIfStuck() {
  setTimeout(() => {
    console.error('The tests have finished, but an open handle keeps the process running.');
    process.exit(1);
  }, LONGEST_END_MS).unref();
}

function specResults(results, resultsFile) {
  const ranFiles = new Set(results.testResults.map(({ testFilePath }) => pathInRepository(testFilePath)));
  const all = process.env.COLONNADE_WHOLE_RUN === '1' ? {} : resultsOfOthers(ranFiles, resultsFile);
  for (const { testFilePath, testResults } of results.testResults) {
    for (const { title, status } of testResults) {
      const found = titleOfSpec.exec(title);
      if (!found) continue;
      const row = { file: pathInRepository(testFilePath), name: found[2], status };
      for (const id of found[1].split(', ')) (all[id] ??= []).push(row);
    }
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function resultsOfOthers(ranFiles, resultsFile) {
  if (!existsSync(resultsFile)) return {};
  const entries = Object.entries(JSON.parse(readFileSync(resultsFile, 'utf8')));
  const isKept = ({ file }) => !ranFiles.has(file) && existsSync(join(root, file));
  return Object.fromEntries(entries.map(([id, rows]) => [id, rows.filter(isKept)]).filter(([, rows]) => rows.length));
}

function pathInRepository(file) {
  return relative(root, file).split(sep).join('/');
}

function write(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CountReporter from './count-reporter.cjs';

const folder = mkdtempSync(join(tmpdir(), 'colonnade-counts-'));
const root = join(__dirname, '..', '..', '..');
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => jest.useFakeTimers());
// These tests may be part of a whole run.
beforeEach(() => delete process.env['COLONNADE_WHOLE_RUN']);

const none = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

function report(results: object) {
  new CountReporter({}, { folder }).onRunComplete(new Set(), { ...none, ...results });
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return { counts: read('test-counts.json'), specs: read('spec-results.json') };
}

function file(path: string, tests: Record<string, string>) {
  return {
    testFilePath: join(root, path),
    numPassingTests: 1,
    numFailingTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: Object.entries(tests).map(([title, status]) => ({ title, status })),
  };
}

test('a file that does not load is a failure; skipped and planned tests are skipped', () => {
  const results = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 3,
    numTodoTests: 1,
  };
  expect(report(results).counts).toEqual({ passed: 5, failed: 3, skipped: 4, failedFiles: [] });
});

test('counts the failed files separately, also those that did not load', () => {
  const red = { ...file('e2e/src/one.e2e.ts', {}), numFailingTests: 2, numTodoTests: 1 };
  const broken = {
    ...file('e2e/src/two.e2e.ts', {}),
    numPassingTests: 0,
    testExecError: { message: 'no such module' },
  };
  expect(report({ testResults: [red, file('e2e/src/three.e2e.ts', {}), broken] }).counts).toMatchObject({
    failedFiles: [
      { file: 'e2e/src/one.e2e.ts', passed: 1, failed: 2, skipped: 1 },
      { file: 'e2e/src/two.e2e.ts', passed: 0, failed: 1, skipped: 0 },
    ],
  });
});

test('records the tests of every requirement, and keeps results of other runs’ files', () => {
  const one = 'tools/testing/spec.ts';
  const other = 'tools/testing/until.ts';
  report({ testResults: [file(one, { 'CART-12, CART-13: keeps the line': 'passed', 'no requirement': 'passed' })] });
  report({
    testResults: [file(other, { 'CART-12: asks': 'failed' }), file('gone.test.ts', { 'CART-14: is gone': 'passed' })],
  });
  const { specs } = report({ testResults: [file(one, { 'CART-12: keeps the line': 'passed' })] });
  expect(specs).toEqual({
    'CART-12': [
      { file: other, name: 'asks', status: 'failed' },
      { file: one, name: 'keeps the line', status: 'passed' },
    ],
  });
});

test('a whole run starts from nothing', () => {
  writeFileSync(
    join(folder, 'spec-results.json'),
    JSON.stringify({ 'CART-1': [{ file: 'README.md', name: 'old', status: 'passed' }] }),
  );
  process.env['COLONNADE_WHOLE_RUN'] = '1';
  expect(report({}).specs).toEqual({});
});

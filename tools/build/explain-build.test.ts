import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainBuild } from './explain-build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'colonnade-explain-'));
mkdirSync(join(folder, 'src'));
writeFileSync(join(folder, 'src/a.ts'), "const a = 1;\nimport './nowhere';\n");
afterAll(() => rmSync(folder, { recursive: true }));

const explained = (error: unknown): string => explainBuild(error, folder).replace(/^.*src\/a\.ts/gm, 'src/a.ts');
const fault = { text: 'Could not resolve "./nowhere"', line: 2, column: 8 };
const SHOWN = `src/a.ts:2:8
Could not resolve "./nowhere"

 2 | import './nowhere';
            ^`;

test('shows file, line and column, and the marked line, for errors of every tool', () => {
  const location = { file: 'src/a.ts', line: 2, column: 7 };
  expect(explained({ errors: [{ text: fault.text, location }] })).toBe(SHOWN);
  expect(explained({ message: fault.text, fileName: 'src/a.ts', loc: { line: 2, column: 8 } })).toBe(SHOWN);
  expect(explained({ faults: [{ ...fault, file: './src/a.ts' }] })).toBe(SHOWN);
});

test('searches the position if only the words are known', () => {
  const { text } = fault;
  expect(explained({ faults: [{ text, file: 'src/a.ts', near: './nowhere' }] })).toBe(
    SHOWN.replace(':8', ':9').replace('   ^', '    ^'),
  );
  expect(explained({ faults: [{ text, file: 'src/a.ts', near: 'is not there' }] })).toBe(`src/a.ts\n${text}`);
});

test('reports each error once, and those without a position unchanged', () => {
  expect(explained({ faults: [fault, fault].map((one) => ({ ...one, file: 'src/a.ts' })) })).toBe(SHOWN);
  expect(explained(new Error('mf-blocks is over its budgets.'))).toBe('mf-blocks is over its budgets.');
  expect(
    explained({
      errors: [
        { text: 'No place.', location: null },
        { text: 'Nor here.', location: null },
      ],
    }),
  ).toBe('No place.\n\nNor here.');
});

import { makeReport, REPORT } from '../api-report/make-report.ts';
import { reportChanges } from '../api-report/report-changes.ts';
import { readText } from './repository';

const NEWS =
  `The contract changed: run "npm run api-report" and commit ${REPORT} with it. Changes must be additive: a new ` +
  'member is optional first, and what is there stays, because packages are deployed apart.';
const EXPORTED = /^export (?:declare const|interface|type) (\w+)/gm;

test('the committed report of the contract is up to date', () => {
  const [committed, current] = [readText(REPORT), makeReport()];
  if (committed !== current) throw new Error([NEWS, ...reportChanges(committed, current)].join('\n'));
});

test('each name of the contract is exported by one file, so that the report needs no imports', () => {
  const names = [...readText(REPORT).matchAll(EXPORTED)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

import { proofOf } from './proof-of.ts';

const ended = (...statuses: string[]) =>
  proofOf(statuses.map((status, index) => ({ file: `${9 - index}.ts`, status })));

test('a requirement is proved if at least one test ran and all that ran passed', () => {
  expect(ended('passed', 'passed')).toMatchObject({ isTested: true, isFailing: false, isSkipped: false });
  expect(ended('passed', 'failed')).toMatchObject({ isTested: false, isFailing: true, isSkipped: false });
  expect(ended()).toMatchObject({ isTested: false, isFailing: false, isSkipped: false });
});

test('a skipped test counts neither as proof nor as failure', () => {
  expect(ended('passed', 'pending')).toMatchObject({ isTested: true, isFailing: false, isSkipped: false });
  expect(ended('failed', 'pending')).toMatchObject({ isTested: false, isFailing: true, isSkipped: false });
  expect(ended('pending')).toMatchObject({ isTested: false, isFailing: false, isSkipped: true });
});

test('names the files in the same order, however the tests ended', () => {
  expect(ended('passed', 'pending', 'passed').tests).toEqual(['7.ts', '8.ts', '9.ts']);
});

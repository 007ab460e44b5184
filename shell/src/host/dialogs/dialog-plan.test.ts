import { spec } from '../../../../tools/testing/spec';
import { planAlert, planConfirmation, planInformation } from './dialog-plan';

const WORDS = { message: 'Remove the mug?' };
const QUESTION = { ...WORDS, confirmText: 'Remove', rejectText: 'Keep' };
const plans = (options: object) => [
  planConfirmation({ ...QUESTION, ...options }),
  planAlert({ ...WORDS, ...options }, 'Okay'),
  planInformation({ ...WORDS, ...options }),
];
const ways = (options: object) => plans(options).map(({ escape, overlay }) => [escape, overlay]);

test('a question and an alert are left by Escape and by a click beside them, what goes by itself is not', () => {
  expect(ways({})).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('who opens a dialog says otherwise, of each way out by itself', () => {
  expect(ways({ escape: false })).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ]);
  expect(ways({ overlay: false })).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(ways({ escape: true, overlay: true })[2]).toEqual([true, true]);
});

spec(['DIALOG-07', 'DIALOG-08'], 'a question has two buttons, an alert one, what goes by itself none', () => {
  expect(
    plans({}).map(({ kind, buttons }) => [kind, buttons.map(({ text, outcome }) => `${text}: ${outcome}`)]),
  ).toEqual([
    ['confirmation', ['Keep: reject', 'Remove: confirm']],
    ['alert', ['Okay: confirm']],
    ['information', []],
  ]);
  expect(plans({}).map(({ confirmsAfterMs }) => confirmsAfterMs !== undefined)).toEqual([false, false, true]);
});

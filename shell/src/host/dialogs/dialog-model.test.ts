import { spec } from '../../../../tools/testing/spec';
import { alertModel, confirmationModel, informationModel } from './dialog-model';

const DIALOG = { message: 'Remove the mug?' };
const QUESTION = { ...DIALOG, confirmText: 'Remove', rejectText: 'Keep' };
const models = (options: object) => [
  confirmationModel({ ...QUESTION, ...options }),
  alertModel({ ...DIALOG, ...options }, 'Okay'),
  informationModel({ ...DIALOG, ...options }),
];
const cancelling = (options: object) => models(options).map(({ escape, overlay }) => [escape, overlay]);

test('a question and an alert are left by Escape and by a click beside them, what goes by itself is not', () => {
  expect(cancelling({})).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('who opens a dialog says otherwise, of each way out by itself', () => {
  expect(cancelling({ escape: false })).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ]);
  expect(cancelling({ overlay: false })).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(cancelling({ escape: true, overlay: true })[2]).toEqual([true, true]);
});

spec(['DIALOG-07', 'DIALOG-08'], 'a question has two buttons, an alert one, what goes by itself none', () => {
  expect(
    models({}).map(({ kind, buttons }) => [kind, buttons.map(({ text, outcome }) => `${text}: ${outcome}`)]),
  ).toEqual([
    ['confirmation', ['Keep: reject', 'Remove: confirm']],
    ['alert', ['Okay: confirm']],
    ['information', []],
  ]);
  expect(models({}).map(({ confirmsAfterMs }) => confirmsAfterMs !== undefined)).toEqual([false, false, true]);
});

import { isFieldShown } from 'shared-types/site/is-field-shown';

const when = { key: 'layout', is: ['card', 2, true] };

test.each([
  [{}, false, true],
  [{ layout: 'card' }, true, true],
  [{ layout: 2 }, true, true],
  [{ layout: true }, true, true],
  [{ layout: 'inline' }, false, false],
  [{ layout: '2' }, false, false],
])('beside %j a field with a condition is shown: %s; where absent counts: %s', (settings, shown, orAbsent) => {
  expect([isFieldShown({ when }, settings), isFieldShown({ when: { ...when, orAbsent: true } }, settings)]).toEqual([
    shown,
    orAbsent,
  ]);
});

test('a field without a condition is always shown', () => {
  expect([isFieldShown({}, {}), isFieldShown({}, { layout: 'card' })]).toEqual([true, true]);
});

test('a dot in the key of a condition leads into an object', () => {
  const inside = { when: { key: 'image.mode', is: ['cover'] } };
  expect([isFieldShown(inside, { image: { mode: 'cover' } }), isFieldShown(inside, {})]).toEqual([true, false]);
});

import { formDefinition } from './form-definition';

const fields = [{ id: 'mail', type: 'email', title: 'Email', required: true }];

test('reads what a form needs, and accepts missing settings', () => {
  expect(formDefinition({ fields: [{ id: 'a', type: 'text' }] })).toEqual({
    title: '',
    fields: [{ id: 'a', type: 'text', title: 'a', required: false, options: [], maxLength: undefined }],
  });
  expect(formDefinition({ title: 'Write', fields, submissionMessage: 'Thanks!' })).toMatchObject({
    title: 'Write',
    thanks: 'Thanks!',
  });
});

test.each([-1, 0, 2.5, 'five', null, undefined])('a maximum length of %j counts as none', (maxLength) => {
  expect(formDefinition({ fields: [{ id: 'a', type: 'text', maxLength }] })?.fields[0]?.maxLength).toBeUndefined();
});

test.each([
  undefined,
  null,
  [],
  {},
  { fields: [] },
  { fields: 'x' },
  { fields: [{ id: 'a.b', type: 'text' }] },
  { fields: [{ id: 'a', type: 'volcano' }] },
  { fields: [{ id: 'a', type: 'select', options: [7] }] },
  { fields: [...fields, ...fields] },
])('%j is no form', (settings) => {
  expect(formDefinition(settings)).toBeUndefined();
});

import fc from 'fast-check';
import { examples } from './contact-form.example';
import { readContactForm } from './read-contact-form';

test('reads the settings an owner has saved', () => {
  const { title, fields } = readContactForm(examples.empty.block.settings);
  expect(title).toBe('Write to us');
  expect(fields.map(({ id, type }) => `${id} ${type}`)).toEqual([
    'name name',
    'email email',
    'topic select',
    'news checkbox',
    'phone text',
    'message textarea',
  ]);
});

test.each([
  ['A form’s settings must be an object.', 'fields'],
  ['A form needs a list of fields.', {}],
  ['A form needs a list of fields.', { fields: [] }],
  ['A field must be an object.', { fields: [null] }],
  ['A field’s id must be letters, digits, “-” or “_”.', { fields: [{ id: 'a.b', type: 'text' }] }],
  ['The field “a” has the unknown type “fax”.', { fields: [{ id: 'a', type: 'fax' }] }],
  ['The setting “postSubmitHtml” must be text.', { postSubmitHtml: {}, fields: [{ id: 'a', type: 'text' }] }],
  ['The captcha “puzzle” is unknown.', { captcha: 'puzzle', fields: [{ id: 'a', type: 'text' }] }],
  ['This captcha needs a site key.', { captcha: 'turnstile', fields: [{ id: 'a', type: 'text' }] }],
  ['The setting “title” must be text.', { title: 5, fields: [{ id: 'a', type: 'text' }] }],
])('rejects with “%s”', (message, settings) => {
  expect(() => readContactForm(settings)).toThrow(message);
});

test('all settings it reads have fields that can be drawn; all others are rejected with a message', () => {
  const field = fc.record({
    id: fc.anything(),
    type: fc.constantFrom('name', 'email', 'checkbox', 'fax', 5),
    options: fc.anything(),
    maxLength: fc.anything(),
  });
  fc.assert(
    fc.property(fc.record({ title: fc.anything(), fields: fc.oneof(fc.array(field), fc.anything()) }), (settings) => {
      try {
        for (const { id, options } of readContactForm(settings).fields) {
          expect(id).toMatch(/^[\w-]+$/);
          expect(options?.every((option) => typeof option === 'string')).toBe(true);
        }
      } catch (error) {
        expect((error as Error).message).toMatch(/^(A |The ).*\.$/);
      }
    }),
  );
});

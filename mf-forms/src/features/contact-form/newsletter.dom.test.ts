import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './contact-form.example';
import { messages } from './contact-form.messages';
import { element } from './contact-form.view';
import { readForm } from './read-form';

const host = createFakeRenderHost(messages);
const { block } = examples.newsletter;

test('a newsletter has a title, a text, and a form with an email field', async () => {
  const root = showView(element(examples.newsletter, host));
  expect(root.querySelector('h2 + p')?.textContent).toBe('Four letters a year, and an early look at each kiln.');
  const fields = [...root.querySelectorAll<HTMLInputElement>('[name^="field."]')];
  expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
    ['field.email.value', 'email', 'email'],
  ]);
  expect(root.querySelector('button')?.textContent).toBe('Sign up');
  expect(await axeFindings()).toEqual([]);
});

test('a rejected newsletter says so at its field, and keeps the address', () => {
  const root = showView(element(examples.newsletterRefused, host));
  expect(root.querySelector<HTMLInputElement>('[type=email]')?.value).toBe('ada');
  expect(root.textContent).toContain('Enter a valid email address.');
});

test('after it is sent, its thanks take the place of text and form', () => {
  const root = showView(element({ ...examples.newsletter, form: { values: {}, errors: {}, done: true } }, host));
  expect([root.querySelector('form'), root.querySelector('[role=status]')?.textContent]).toEqual([
    null,
    'Thank you. Your message has been sent.',
  ]);
  expect(root.textContent).not.toContain('Four letters');
});

test.each([
  [null, 'A newsletter’s settings must be an object.'],
  [{}, 'A newsletter needs a label for its field.'],
  [{ label: 7 }, 'The setting “label” must be text.'],
  [{ label: 'Email', text: ['x'] }, 'The setting “text” must be text.'],
])('the settings %j are rejected with “%s”', (settings, message) => {
  expect(() => readForm({ ...block, settings })).toThrow(message);
});

import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './subscribers.example';
import { messages } from './subscribers.messages';
import { element } from './subscribers.view';

type Name = keyof typeof examples;

const show = (name: Name) => showView(element(examples[name], createFakeRenderHost(messages)), examples[name].block.id);
const actionsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLFormElement>('form[method="post" i]')].map((form) => form.getAttribute('action'));

test('every subscriber has a button that names the address it deletes', () => {
  const names = [...show('some').querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(examples.some.data['admin/subscribers/list'].entries.map(({ email }) => `Delete ${email}`));
});

test('wrong lines are named at the field, and what was typed stays', () => {
  const root = show('wrongLines');
  const area = root.querySelector('textarea');
  expect([area?.value, area?.getAttribute('aria-invalid')]).toEqual(['ada@example.com\nben', 'true']);
  expect(root.textContent).toContain('line 2 (ben)');
  expect(root.querySelector<HTMLInputElement>('input[name="consent"]')?.checked).toBe(true);
  expect(show('noConsent').querySelector('input[name="consent"]')?.getAttribute('aria-invalid')).toBe('true');
});

test('a deletion is confirmed by a form of its own', () => {
  const subscriber = show('removing').querySelector<HTMLFormElement>('form:has([name="confirmed"])');
  expect(subscriber?.getAttribute('action')).toBe('/api/config/subscribers/removal');
  const list = show('removingList').querySelectorAll<HTMLFormElement>('form:has([name="confirmed"])');
  expect([...list].map((form) => form.getAttribute('action'))).toEqual(['/api/config/subscribers/list-removal']);
});

test('an empty list offers to add people, and nothing to search', () => {
  const root = show('empty');
  expect(root.querySelector('search')).toBeNull();
  expect(actionsOf(root)).toContain('/api/config/subscribers/additions');
});

test('pages and searches keep the filter', () => {
  const hrefs = [...show('middle').querySelectorAll<HTMLAnchorElement>('a[rel]')].map((a) => a.getAttribute('href'));
  expect(hrefs.every((href) => href?.includes('state=unconfirmed'))).toBe(true);
  expect(show('middle').querySelector<HTMLInputElement>('input[name="state"]')?.value).toBe('unconfirmed');
});

test('the list leads to its connection, and says what has failed there', () => {
  const connectionOf = (name: Name) =>
    show(name).querySelector('section:has(a[href*="list-connections"])')?.textContent;
  expect(connectionOf('some')).toContain('Connect to a service');
  expect(connectionOf('connected')).toContain('sent to Mailchimp.2 changes have failed.');
});

test.each(Object.keys(examples) as Name[])('%s has no axe findings', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

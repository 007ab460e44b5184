import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './list-connection.example';
import { messages } from './list-connection.messages';
import { element } from './list-connection.view';

type Name = keyof typeof examples;

const CALLS = '/api/config/list-connection';
const show = (name: Name) => showView(element(examples[name], createFakeRenderHost(messages)), examples[name].block.id);
const formOf = (root: HTMLElement, call: string) =>
  [...root.querySelectorAll('form')].filter((form) => form.getAttribute('action') === `${CALLS}/${call}`);
const sentBy = (form: HTMLFormElement | undefined) => Object.fromEntries(new FormData(form));

spec('MAIL-02', 'an automation service is one of three services to choose from, and takes the URL of a hook', () => {
  const links = [...show('unconnected').querySelectorAll<HTMLAnchorElement>('nav a')];
  expect(links.map((link) => [link.textContent, link.search])).toEqual([
    ['Mailchimp', '?service=mailchimp'],
    ['Webhook', '?service=webhook'],
    ['Automation service', '?service=automation'],
  ]);
  expect(formOf(show('unconnected'), 'connection')).toEqual([]);
  const [form] = formOf(show('choosingAutomation'), 'connection');
  expect(sentBy(form)).toMatchObject({ service: 'automation', url: '', crumb: 'a-crumb' });
  expect(show('choosingAutomation').querySelector('[aria-current]')?.textContent).toBe('Automation service');
});

spec(
  'EDIT-28',
  'the fields have what is saved, but for the API key, which is masked and of which the end is named',
  () => {
    const root = show('connected');
    const [form] = formOf(root, 'connection');
    expect(sentBy(form)).toMatchObject({ apiKey: MASKED_SECRET, audienceId: 'a1b2c3d4e5', url: '' });
    expect(form?.textContent).toContain('ends in …-us6');
    expect(form?.querySelector('input[name="apiKey"]')?.getAttribute('type')).toBe('password');
  },
);

test('fields of another service than the connected one are empty, and the page says what that replaces', () => {
  const [form] = formOf(show('replacing'), 'connection');
  expect(sentBy(form)).toMatchObject({ service: 'webhook', url: '' });
  expect(form?.closest('section')?.textContent).toContain('This replaces the present connection.');
  expect(form?.querySelector('[name="newSecret"]')).toBeNull();
});

test('errors are at their fields, and what was typed stays', () => {
  const [form] = formOf(show('wrong'), 'connection');
  const errors = [...(form?.querySelectorAll('.field__error, .admin-settings-form__error') ?? [])];
  expect(errors.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    'Enter the API key.',
    'Enter the audience ID.',
  ]);
  expect(sentBy(form)).toMatchObject({ audienceId: 'a b' });
});

test('a failed change says what to do next, and is sent again by itself or with all others', () => {
  const root = show('failed');
  const forms = formOf(root, 'retries').map(sentBy);
  const { failures } = examples.failed.data['admin/list-connection/connection'].saved!;
  expect(forms.map(({ change }) => change)).toEqual([undefined, ...failures.map(({ id }) => id)]);
  expect(root.querySelector(`[aria-label="Send again: ${failures[0]?.email}"]`)).not.toBeNull();
  expect(root.textContent).toContain('The newest 2 of 23 are listed.');
  expect(root.textContent).toContain(failures[0]?.detail);
});

test('trouble says when the next attempt is', () => {
  expect(show('troubled').textContent).toContain('The next one is on November 29, 2026 at 10:04 AM UTC.');
  expect(formOf(show('troubled'), 'retries')).toEqual([]);
});

test('the secret of a webhook is on the page that the server sends it to', () => {
  expect(show('secretShown').querySelector('code')?.textContent).toMatch(/^whsec_/);
  expect(show('connected').querySelector('code')).toBeNull();
});

test('a disconnection is confirmed', () => {
  expect(sentBy(formOf(show('connected'), 'removal')[0])['confirmed']).toBeUndefined();
  expect(sentBy(formOf(show('removing'), 'removal')[0])['confirmed']).toBe('yes');
  expect(formOf(show('unconnected'), 'removal')).toEqual([]);
});

test.each(Object.keys(examples) as Name[])('%s has no axe findings', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

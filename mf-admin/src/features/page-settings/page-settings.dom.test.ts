import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import { RECORD_FIELDS } from 'shared-types/admin/pages/page-settings';
import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './page-settings.effects';
import { examples } from './page-settings.example';
import { messages } from './page-settings.messages';
import { element } from './page-settings.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const actions = (root: ParentNode) =>
  [...root.querySelectorAll('form')].map((form) => form.getAttribute('action')?.split('/').at(-1));

test('each status offers what can be done, and roles that do not publish less', () => {
  expect(actions(show('changed'))).toEqual([
    'settings',
    'publication',
    'schedule',
    'preview-link',
    'version',
    'version',
  ]);
  expect(actions(show('same'))).toEqual(['settings', 'preview-link', 'version']);
  expect(actions(show('editor'))).toEqual(['settings', 'preview-link']);
  expect(actions(show('failed'))).toContain('preview-links-removal');
  expect(show('scheduled').textContent).toContain('Will be published on June 1, 2026');
});

spec('EDIT-26', 'a private page is one that only accounts see, and a lock of the document is kept', () => {
  const access = (name: keyof typeof examples) => show(name).querySelector<HTMLSelectElement>('select[name=access]');
  expect([access('private')?.value, access('locked')?.value]).toEqual(['accounts', 'locked']);
  expect([...(access('changed')?.options ?? [])].map(({ value }) => value)).toEqual([
    'everybody',
    'accounts',
    'password',
  ]);
});

spec('EDIT-28', 'a password that is stored is masked, and one that was refused is empty', () => {
  const field = (name: keyof typeof examples) => show(name).querySelector<HTMLInputElement>('input[name=password]')!;
  expect([field('password').type, field('password').value]).toEqual(['password', MASKED_SECRET]);
  expect([field('changed').value, field('withoutPassword').value]).toEqual(['', '']);
  expect(show('withoutPassword').querySelector('form')?.textContent).toContain('Enter a password.');
});

spec(
  'EDIT-17',
  'an address that is refused is named at its field, and what was typed is shown as the search result',
  () => {
    const root = show('invalid');
    expect(root.querySelector('form')?.textContent).toContain('/shop is not a valid page URL');
    expect(root.querySelector('[data-result=path]')?.textContent).toBe('/shop');
  },
);

test('says how much of the texts search engines show', () => {
  expect(show('changed').querySelector('[data-length=description]')?.textContent).toBe(
    '30 of 155 characters that search engines show',
  );
});

test('with script, the search result and the lengths follow what is typed', () => {
  const own = createFakeHost(messages);
  const root = showView(element(examples.changed, own));
  start(root, own);
  const title = root.querySelector<HTMLInputElement>('input[name=title]')!;
  title.value = 'x'.repeat(61);
  title.dispatchEvent(new Event('input', { bubbles: true }));
  expect(root.querySelector('[data-result=title]')?.textContent).toBe(title.value);
  expect(root.querySelector('[data-length=title]')?.textContent).toBe('61 of 60 characters that search engines show');
  expect(root.querySelector('[data-bar=title]')?.hasAttribute('data-over')).toBe(true);
});

test('lists what each version has changed, and what kept a draft from being published', () => {
  const versions = [...show('changed').querySelectorAll('.admin-page-settings__version')];
  expect(versions[0]?.textContent).toContain('Changed: title, 1 block changed');
  expect(show('unpublishable').textContent).toContain('About the workshop, /title: must not be empty');
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});

test('a page that can be an item has the fields of each kind; the home page has none', () => {
  expect(show('changed').querySelector('[name=recordType], [name=tags]')).toBeNull();
  const values = (name: keyof typeof examples, fields: readonly string[]) => {
    const form = show(name).querySelector('form')!;
    return fields.map((field) => (form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement).value);
  };
  expect(values('post', ['recordType', 'publishedDay', 'publishedTime', 'author'])).toEqual([
    ...['post', '2026-03-02', '09:00', 'Ada'],
  ]);
  expect(values('event', [...RECORD_FIELDS.event])).toEqual([
    ...['2027-01-16', '18:00', '2027-01-16', '20:30'],
    ...['Europe/Dublin', 'The workshop', '4 Kiln Lane, Dublin'],
  ]);
  expect(values('lesson', [...RECORD_FIELDS.lesson])).toEqual(['2', 'Before the wheel', '12']);
  expect(show('lesson').querySelector('[data-record=lesson] a')?.getAttribute('href')).toMatch(/^\/config\/lessons\//);
  expect(values('wrongEvent', ['recordType', 'endDay'])).toEqual(['event', '2027-01-15']);
  expect(show('wrongEvent').textContent).toContain('The event ends before it starts.');
});

test('tags are chips with script', () => {
  const own = createFakeHost(messages);
  const root = showView(element(examples.post, own));
  const line = root.querySelector<HTMLInputElement>('input[name=tags]')!;
  expect([line.value, line.labels?.[0]?.textContent]).toEqual(['Clay, "Salt, pepper"', 'Tags']);
  start(root, own);
  expect([...root.querySelectorAll('li bdi')].map(({ textContent }) => textContent)).toEqual(['Clay', 'Salt, pepper']);
});

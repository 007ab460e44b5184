import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './site-languages.effects';
import { examples } from './site-languages.example';
import { siteLanguages } from './site-languages.feature';
import { messages } from './site-languages.messages';
import { element } from './site-languages.view';

function open(name: keyof typeof examples = 'saved') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  const sent: string[] = [];
  for (const event of siteLanguages.emits)
    host.bus.on(event).subscribe((payload) => sent.push(JSON.stringify([event, payload])));
  start(root, host);
  return { root, sent, main: root.querySelector('select') as HTMLSelectElement };
}

spec('EDIT-20', 'the form has the saved main language, and posts another', () => {
  const { root, main } = open();
  const form = root.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/config/site-languages/main-language']);
  expect([main.name, main.value, [...main.options].map(({ value }) => value)]).toEqual([
    'main',
    'en-US',
    ['en-US', 'ar', 'de'],
  ]);
  const note = root.querySelector<HTMLElement>('[data-unsaved-note]');
  expect(note?.hidden).toBe(true);
  main.value = 'de';
  main.dispatchEvent(new Event('input', { bubbles: true }));
  expect(note?.hidden).toBe(false);
});

test('shows each language with its URL, and what it lacks', () => {
  const { root } = open('several');
  const shown = [...root.querySelectorAll('li')].map((one) => one.textContent);
  expect(shown[0]).toContain('American English (main language)');
  expect(shown[1]).toContain('Visitors cannot open it: it has no home page.');
  expect(shown[1]).toContain('2 pages are missing: /he, /he/a-page');
  expect(shown[1]).toContain('Buttons and messages are in English.');
  expect(shown[2]).toContain('All pages of the main language exist.');
  expect([...root.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/pl']);
});

test('keeps what was selected after a conflict or the end of the session', () => {
  const { root, main } = open('conflict');
  expect([main.value, root.querySelector('[data-field-error="main"]')?.textContent]).toEqual([
    'ar',
    'Saved meanwhile: German',
  ]);
  expect(root.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('main-de');
  expect(open('signedOut').main.value).toBe('ar');
});

spec('BUS-02', 'reports when a save starts and ends', async () => {
  const { root, sent } = open();
  const form = root.querySelector('form') as HTMLFormElement;
  form.setAttribute('aria-busy', 'true');
  await Promise.resolve();
  form.removeAttribute('aria-busy');
  await Promise.resolve();
  expect(sent).toEqual(['["admin/save-entered",{}]', '["admin/save-exited",{"isSaved":false}]']);
});

spec('PLAT-08', 'axe finds nothing', async () => {
  open('several');
  expect(await axeFindings()).toEqual([]);
});

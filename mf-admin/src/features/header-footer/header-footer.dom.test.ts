import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './header-footer.effects';
import { examples } from './header-footer.example';
import { headerFooter } from './header-footer.feature';
import { messages } from './header-footer.messages';
import { element } from './header-footer.view';

function show(name: keyof typeof examples) {
  const host = createFakeHost(messages);
  return { host, root: showView(element(examples[name], host), examples[name].block.id) };
}
function open(name: keyof typeof examples = 'saved') {
  const { host, root } = show(name);
  const sent: string[] = [];
  for (const event of headerFooter.emits)
    host.bus.on(event).subscribe((payload) => sent.push(JSON.stringify([event, payload])));
  start(root, host);
  return { root, sent };
}
const valueOf = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value;

spec('EDIT-22', 'the form has the texts that are saved, posts them, and leads to the links', () => {
  const { root } = show('saved');
  const form = root.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/config/header-footer/header-footer']);
  expect([valueOf(root, 'title'), valueOf(root, 'note'), valueOf(root, 'base')]).toEqual([
    'Fern & Kiln',
    'Open on Fridays.',
    'state-1',
  ]);
  expect(root.querySelector('a[href*="frameUrl"]')?.getAttribute('href')).toBe('/config/design?frameUrl=%2F');
  expect(root.querySelector('a[href="/config/navigation"]')).not.toBeNull();
});

test('a further language has its own texts, and not the site’s name', () => {
  const { root } = show('furtherLanguage');
  expect(valueOf(root, 'language')).toBe('he');
  expect(root.querySelector('[name="title"]')).toBeNull();
  expect(valueOf(root, 'page')).toBe('/config/header-footer?language=he');
  const languages = [...root.querySelectorAll('nav a')].map((a) => [
    a.getAttribute('href'),
    a.getAttribute('aria-current'),
  ]);
  expect(languages).toEqual([
    ['/config/header-footer', null],
    ['/config/header-footer?language=he', 'page'],
  ]);
  expect(show('saved').root.querySelector('nav')).toBeNull();
});

test('after a rejection it keeps what was typed, with errors at the fields', () => {
  const { root } = show('wrong');
  expect([valueOf(root, 'title'), valueOf(root, 'tagline')]).toEqual(['', 'Typed']);
  expect(root.querySelector('[name=title]')?.getAttribute('aria-invalid')).toBe('true');
  const { root: conflict } = show('conflict');
  expect(conflict.querySelector('[data-field-error="note"]')?.textContent).toContain('Open on Fridays.');
  expect(valueOf(conflict, 'key')).toBe('state-1');
});

spec('BUS-02', 'reports when a save starts and ends', async () => {
  const { root, sent } = open();
  const form = root.querySelector('form') as HTMLFormElement;
  form.setAttribute('aria-busy', 'true');
  await Promise.resolve();
  const notice = root.querySelector<HTMLElement>('[data-form-message]');
  if (notice) notice.hidden = false;
  form.removeAttribute('aria-busy');
  await Promise.resolve();
  expect(sent).toEqual(['["admin/save-entered",{}]', '["admin/save-exited",{"isSaved":true}]']);
});

spec('PLAT-08', 'axe finds nothing, with and without errors', async () => {
  for (const name of ['furtherLanguage', 'wrong'] as const) {
    open(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});

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
  const row = (number: number, list = 'nav') =>
    root.querySelector(`[name="${list}.${number}.title"]`)?.closest<HTMLElement>('[data-row]') as HTMLElement;
  const button = (number: number, move: string) =>
    row(number).querySelector(`[data-move=${move}]`) as HTMLButtonElement;
  return { host, root, sent, row, button };
}
const linksIn = (root: HTMLElement, list = 'nav') =>
  [...root.querySelectorAll<HTMLInputElement>(`[name^="${list}."][name$=".title"]`)].map(
    ({ value, name }) =>
      `${value}=${root.querySelector<HTMLInputElement>(`[name="${name.replace('title', 'path')}"]`)?.value}`,
  );
const valueOf = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value;

spec('EDIT-22', 'the form has what is saved, with three empty rows after each list, and posts it', () => {
  const { root } = show('saved');
  const form = root.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/config/header-footer/header-footer']);
  expect(linksIn(root)).toEqual(['Shop=/shop', 'Journal=https://journal.example/', '=', '=', '=']);
  expect(linksIn(root, 'foot')).toEqual(['Write to us=mailto:hello@fern.example', '=', '=', '=']);
  expect([valueOf(root, 'title'), valueOf(root, 'note'), valueOf(root, 'base')]).toEqual([
    'Fern & Kiln',
    'Open on Fridays.',
    'state-1',
  ]);
  expect(linksIn(show('nothing').root)).toEqual(['=', '=', '=']);
  expect(root.querySelector('a[href*="frameUrl"]')?.getAttribute('href')).toBe('/config/design?frameUrl=%2F');
});

test('a link to a missing page is reported at its field and above the form', () => {
  const { root } = show('leadsNowhere');
  const field = root.querySelector('[name="nav.1.path"]');
  const [hint = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(root.querySelector(`#${hint}`)?.textContent).toMatch(/ No page at \/shop yet\.$/);
  expect(root.textContent?.match(/No page at \/shop yet\./g)).toHaveLength(2);
  expect(show('saved').root.textContent).not.toContain('No page at');
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

test('after a rejection it keeps every typed row, with errors at the fields', () => {
  const { root } = show('wrong');
  expect(linksIn(root)).toEqual(['Shop=shop', '=', '=', 'Fourth row=', '=', '=', '=']);
  expect(valueOf(root, 'nav.1.place')).toBe('2');
  const shown = root.querySelector('[data-field-error="nav.4.path"]')?.textContent;
  expect(shown).toBe('Enter a URL, or leave both fields empty.');
  expect(root.querySelector('[name="nav.1.path"]')?.getAttribute('aria-invalid')).toBe('true');
  const { root: conflict } = show('conflict');
  expect(conflict.querySelector('[data-field-error="nav"]')?.textContent).toContain(
    'Journal (https://journal.example/)',
  );
  expect(valueOf(conflict, 'key')).toBe('state-1');
});

test('with script, buttons replace the numbers, and impossible moves are disabled', () => {
  const { root, row, button } = open();
  const isHidden = (name: string) => [...root.querySelectorAll<HTMLElement>(name)].every(({ hidden }) => hidden);
  expect([isHidden('[data-place]'), isHidden('[data-moves]')]).toEqual([true, false]);
  const disabled = (number: number) => ['up', 'down', 'remove'].map((move) => button(number, move).disabled);
  expect([1, 2, 3].map(disabled)).toEqual([
    [true, false, false],
    [false, true, false],
    [true, true, true],
  ]);
  const [title] = row(3).querySelectorAll('input');
  if (title) title.value = 'New';
  title?.dispatchEvent(new Event('input', { bubbles: true }));
  expect([2, 3].map(disabled)).toEqual([
    [false, false, false],
    [false, true, false],
  ]);
});

test('a link moves with its values, is announced, keeps the focus, and can be undone', async () => {
  const { host, root, button } = open();
  button(1, 'down').focus();
  button(1, 'down').click();
  expect(linksIn(root).slice(0, 3)).toEqual(['Journal=https://journal.example/', 'Shop=/shop', '=']);
  expect(host.announced).toEqual(['Shop is now link 2.']);
  // The link is now the last one, so its other button gets the focus.
  expect(document.activeElement).toBe(button(2, 'up'));
  expect(root.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden).toBe(false);
  button(1, 'remove').click();
  expect(linksIn(root).slice(0, 3)).toEqual(['Shop=/shop', '=', '=']);
  expect(document.activeElement?.getAttribute('name')).toBe('nav.1.title');
  root.querySelector('form')?.reset();
  expect(linksIn(root).slice(0, 2)).toEqual(['Shop=/shop', 'Journal=https://journal.example/']);
});

test('an error does not move to another link', () => {
  const { root, button } = open('wrong');
  button(1, 'remove').click();
  expect(root.querySelector('[data-field-error="nav.1.path"]')?.textContent).toBe('');
  expect(root.querySelector('[name="nav.1.path"]')?.hasAttribute('aria-invalid')).toBe(false);
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

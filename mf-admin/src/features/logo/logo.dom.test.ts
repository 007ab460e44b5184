import type { ChosenFile } from 'shared-types/admin/files/file-chooser';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './logo.effects';
import { examples } from './logo.example';
import { messages } from './logo.messages';
import { element } from './logo.view';

function open(name: keyof typeof examples = 'saved') {
  // jsdom cannot send forms, as the preview does.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  start(root, host);
  const form = root.querySelector('form') as HTMLFormElement;
  return {
    host,
    root,
    form,
    field: (named: string) => form.elements.namedItem(named) as HTMLInputElement,
    picture: (named: string) => root.querySelector<HTMLElement>(`[data-picture="${named}"]`)!,
    isUnsaved: () => root.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden === false,
  };
}

test('the form has what is saved, with rows for more social links, and posts it together', async () => {
  const { form, field, root } = open();
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/config/logo/logo']);
  const names = ['logo', 'logoHeight', 'icon', 'header', 'footer', 'social.2.href', 'social.2.network', 'base'];
  expect(names.map((name) => field(name).value)).toEqual([
    'fern-logo',
    '48',
    'fern-icon',
    'center',
    '3',
    'mailto:hello@fern.example',
    'email',
    'state-1',
  ]);
  expect(form.querySelectorAll('[name^="social."][name$=".href"]')).toHaveLength(5);
  expect(root.textContent).toContain('© {year} {name}');
  expect(form.querySelector('[type=submit]')?.textContent).toContain('Publish');
  expect(root.textContent).toContain('From 16 to 160; 48 if empty.');
  expect(await axeFindings()).toEqual([]);
});

test('only square pictures are offered as icons', () => {
  const values = (name: string) => [...open().picture(name).querySelectorAll('option')].map(({ value }) => value);
  expect(values('logo')).toEqual(['', 'fern-logo', 'fern-icon', 'mug']);
  expect(values('icon')).toEqual(['', 'fern-icon']);
});

test('a picture of the library is chosen, shown, unsaved, and can be removed', async () => {
  const { host, picture, field, isUnsaved } = open('nothing');
  const logo = picture('logo');
  const thumb = logo.querySelector<HTMLElement>('[data-thumb]')!;
  const [choose, clear] = [...logo.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  expect([thumb.hidden, clear.hidden, isUnsaved()]).toEqual([true, true, false]);
  const src = '/images/9/new.png';
  const details = { title: 'new.png', address: src, picture: { src, width: 300, height: 100, alt: '' } };
  host.bus.on('admin/files-requested').subscribe(({ id, accepts, most }) => {
    expect([accepts, most]).toEqual([['picture'], 1]);
    host.bus.send('admin/files-chosen', { id, files: [{ asset: 'new', details } as unknown as ChosenFile] });
  });
  choose.click();
  await Promise.resolve();
  await Promise.resolve();
  expect([field('logo').value, thumb.hidden, thumb.querySelector('img')?.getAttribute('src')]).toEqual([
    'new',
    false,
    `${src}?format=300w`,
  ]);
  expect([clear.hidden, isUnsaved()]).toEqual([false, true]);
  clear.click();
  expect([field('logo').value, thumb.hidden, isUnsaved()]).toEqual(['', true, false]);
});

test('an SVG of the library is an icon, and other documents are refused', async () => {
  const { host, picture, field, root } = open('nothing');
  let contentType = 'application/pdf';
  host.bus.on('admin/files-requested').subscribe(({ id, accepts }) => {
    expect(accepts).toEqual(['picture', 'document']);
    const details = { title: 'fern.svg', address: '/api/files/1/fern.svg', contentType };
    host.bus.send('admin/files-chosen', { id, files: [{ file: 'fern', details } as unknown as ChosenFile] });
  });
  const choose = async () => {
    picture('icon').querySelector<HTMLButtonElement>('[data-choose]')!.click();
    await Promise.resolve();
    await Promise.resolve();
  };
  await choose();
  const error = root.querySelector(`#${field('icon').id}-error`);
  expect([field('icon').value, error?.textContent]).toEqual(['', 'An icon is a square picture or an SVG.']);
  contentType = 'image/svg+xml';
  await choose();
  expect([field('icon').value, error?.textContent]).toEqual(['svg:fern', '']);
});

test('a layout that is chosen is unsaved', () => {
  const { form, isUnsaved } = open();
  form.querySelector<HTMLInputElement>('[name=footer][value="1"]')!.click();
  expect(isUnsaved()).toBe(true);
  form.querySelector<HTMLInputElement>('[name=footer][value="3"]')!.click();
  expect(isUnsaved()).toBe(false);
});

test('keeps what was chosen after a conflict and the end of the session', async () => {
  for (const name of ['conflict', 'signedOut'] as const) {
    const { field } = open(name);
    expect([name, field('footer').value, field('logo').value]).toEqual([name, '2', 'fern-logo']);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});

test('each further language has texts of its own', async () => {
  const { field, root } = open('languages');
  expect(['pl.buttonTitle', 'pl.buttonHref', 'pl.copyright'].map((name) => field(name).value)).toEqual([
    'Rezerwuj',
    '',
    '',
  ]);
  expect(root.textContent).toContain('Texts in Polish');
  expect(await axeFindings()).toEqual([]);
});

test('the framed home page follows what is chosen, after a pause', () => {
  jest.useFakeTimers();
  const { field, form, host, root } = open();
  // jsdom cannot send forms.
  const sent: string[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.getAttribute('action'), this.target, new FormData(this).get('copyright')].join(' '));
  });
  const frame = root.querySelector('iframe')!.name;
  for (const text of ['©', '© F', '© Fern']) {
    field('copyright').value = text;
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  jest.advanceTimersByTime(400);
  expect(sent).toEqual([`/api/config/logo/preview ${frame} © Fern`]);
  expect(root.querySelector('iframe')?.hasAttribute('src')).toBe(false);
  host.end();
  form.dispatchEvent(new Event('input', { bubbles: true }));
  jest.runAllTimers();
  expect(sent).toHaveLength(1);
  jest.useRealTimers();
});

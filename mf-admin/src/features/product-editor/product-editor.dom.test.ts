import { UPLOAD_FIELD } from 'shared-types/admin/store/product-editor';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { isUnsaved } from '../../parts/settings-form/unsaved-values';
import { start } from './product-editor.effects';
import { examples } from './product-editor.example';
import type { ProductEditorHost } from './product-editor-host';
import { messages } from './product-editor.fixture';
import { element } from './product-editor.view';

const host: ProductEditorHost = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const formIn = (root: HTMLElement) => root.querySelector<HTMLFormElement>('form.admin-product-editor__form')!;
const sentBy = (name: keyof typeof examples) => Object.fromEntries(new FormData(formIn(show(name))));

test('sends back what is saved, unchanged, and counts as unchanged', () => {
  const root = show('saved');
  expect(Object.fromEntries(new FormData(formIn(root)))).toMatchObject(
    Object.fromEntries(
      Object.entries(examples.saved.data['admin/product-editor/product'].saved!.values).filter(
        ([name]) => name !== 'q.1.id',
      ),
    ),
  );
  expect(isUnsaved(formIn(root))).toBe(false);
});

test('keeps what was typed after a rejection, opens parts with errors, and links to them', () => {
  const root = show('wrong');
  expect(sentBy('wrong')).toMatchObject({ title: 'Stoneware mug, glazed', fresh: 'fresh-1' });
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.form-error a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter an amount such as 12.50.',
    'Another variant of this site has this SKU.',
  ]);
  for (const link of links) {
    const field = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(field?.closest('details')?.open ?? true).toBe(true);
  }
  expect(isUnsaved(formIn(root))).toBe(true);
});

test('names the state it shows, and in a conflict also the saved one', () => {
  expect(sentBy('saved')).toMatchObject({ base: 'content-1.stock-1', key: '' });
  expect(sentBy('conflict')).toMatchObject({ base: 'content-1.stock-1', key: 'content-2.stock-1' });
});

test('after the session has ended it keeps everything that was typed, with a link to sign in that leads back', () => {
  const { base: _, ...typed } = sentBy('conflict');
  const root = show('signedOut');
  const sent = Object.fromEntries(new FormData(formIn(root)));
  for (const name of Object.keys(typed).filter(
    (one) => !['key', 'q.1.id', UPLOAD_FIELD].includes(one) && !/^(q\.[234]|v\.n|option\.2|p\..*2$)/.test(one),
  ))
    expect([name, sent[name]]).toEqual([name, typed[name]]);
  const link = root.querySelector('[data-sign-in]:not([hidden]) a');
  expect(link?.getAttribute('href')).toContain('return=%2Fconfig%2Fproducts%2F6f0c1d7e');
});

test('a rejected removal shows an error above the saved values; after the session has ended, a link to sign in', () => {
  const root = show('removalRefused');
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Please send it again.');
  expect(sentBy('removalRefused').title).toBe('Stoneware mug');
  const late = show('signedOutRemoving');
  expect([late.querySelector('form'), late.querySelector('[data-sign-in]:not([hidden]) a')]).toEqual([
    null,
    expect.anything(),
  ]);
});

spec(['PROD-12', 'PROD-13'], 'uses the site’s units for weights and dimensions', () => {
  const labels = (name: keyof typeof examples) =>
    [...show(name).querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels('saved')).toEqual(expect.arrayContaining(['Weight (kg)', 'Length (cm)']));
  expect(labels('long')).toEqual(expect.arrayContaining(['Weight (lbs)', 'Length (")']));
});

test('keeps a status that cannot be selected, names it, and has a select for several shops', () => {
  const root = show('long');
  const status = root.querySelector<HTMLSelectElement>('[name=status]')!;
  expect([...status.options].map(({ text, selected }) => [text, selected])).toEqual([
    ['Available', false],
    ['Hidden', false],
    ['Scheduled', true],
  ]);
  expect(root.querySelector('select[name=shop]')).not.toBeNull();
  expect(show('saved').querySelector('input[type=hidden][name=shop]')).not.toBeNull();
});

test('links to further variants and pictures, and keeps the query', () => {
  const links = [...show('long').querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.split('?')[1]);
  expect(links).toEqual(['pictures=2', 'variants=1', 'variants=3']);
});

test('a new product has one variant to fill in, and cannot be removed', () => {
  const root = show('added');
  expect(root.querySelector('h1')?.textContent).toBe('New product');
  expect([...root.querySelectorAll('[name^="v."][name$=".price"]')].map((input) => input.getAttribute('name'))).toEqual(
    ['v.n1.price'],
  );
  expect([...root.querySelectorAll('form')]).toHaveLength(1);
});

describe('with script', () => {
  const open = (name: keyof typeof examples = 'saved') => {
    const own = createFakeHost(messages);
    const root = showView(element(examples[name], own));
    const form = formIn(root);
    start(root, own);
    return { own, root, form, title: form.querySelector<HTMLInputElement>('[name=title]')! };
  };
  const leaves = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const type = (input: HTMLInputElement, value: string) => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = async (form: HTMLFormElement, answer: () => void, isLeaving = false) => {
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    form.setAttribute('aria-busy', 'true');
    await Promise.resolve();
    answer();
    if (!isLeaving) form.removeAttribute('aria-busy');
    await Promise.resolve();
  };

  test('the browser warns before leaving unsaved changes, and not after a save', async () => {
    const { form, title, own } = open();
    expect(leaves()).toBe(true);
    type(title, 'Mine');
    expect(leaves()).toBe(false);
    const notice = form.querySelector<HTMLElement>('[data-form-message]')!;
    await send(form, () => (notice.hidden = false), true);
    expect(leaves()).toBe(true);
    type(title, 'Mine, again');
    expect(leaves()).toBe(false);
    own.end();
    expect(leaves()).toBe(true);
  });

  test('after a rejection all errors are listed, parts with errors open, and the list has the focus', async () => {
    const { form } = open();
    const place = form.querySelector<HTMLElement>('[data-form-error]')!;
    const weight = form.querySelector<HTMLElement>('[data-field-error$=".weight"]')!;
    expect(weight.closest('details')?.open).toBe(false);
    await send(form, () => {
      place.textContent = 'Not saved. Please fix the errors below.';
      weight.textContent = 'Enter a number.';
    });
    expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Enter a number.']);
    expect(weight.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(place);
    const target = document.getElementById(place.querySelector('a')!.hash.slice(1));
    expect(target?.getAttribute('name')).toMatch(/\.weight$/);
  });

  test('after the session has ended a link to sign in is shown', () => {
    const { own, form } = open();
    own.bus.send('site/login-required', { url: '/api' });
    expect(form.querySelector<HTMLElement>('[data-sign-in]')?.hidden).toBe(false);
  });
});

// A form of this size takes axe several seconds; the other examples have the same fields.
test.each(['added', 'wrong'] as const)('%s: axe finds nothing', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

test('a digital product has its file in forms of its own; no other product has', async () => {
  const fileForms = (root: HTMLElement) =>
    [...root.querySelectorAll('form')]
      .map((form) => form.getAttribute('action'))
      .filter((path) => path?.includes('/file'));
  expect(fileForms(show('saved'))).toEqual([]);
  const without = show('digital');
  expect([fileForms(without), without.textContent?.includes(messages.fileNone)]).toEqual([
    ['/api/config/product-editor/file'],
    true,
  ]);
  const root = show('digitalWithFile');
  expect(root.textContent).toContain('File: A field guide to glazes.pdf (112 kB)');
  expect(fileForms(root)).toEqual(['/api/config/product-editor/file', '/api/config/product-editor/file-removal']);
  const form = root.querySelector<HTMLFormElement>('form[action$="/file"]');
  expect([form?.enctype, new FormData(form ?? undefined).get('seen')]).toEqual([
    'multipart/form-data',
    '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d77',
  ]);
  expect(await axeFindings()).toEqual([]);
});

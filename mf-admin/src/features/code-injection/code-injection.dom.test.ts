import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './code-injection.example';
import { messages } from './code-injection.messages';
import { element } from './code-injection.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

test.each(Object.keys(examples) as (keyof typeof examples)[])('axe finds no fault in “%s”', async (name) => {
  expect(show(name).querySelector('h1')?.textContent).toBe(messages.title);
  expect(await axeFindings()).toEqual([]);
});

spec('EDIT-13', 'on Android a sentence stands in place of the fields', () => {
  const root = show('android');
  expect(root.querySelector('textarea')).toBeNull();
  expect(root.textContent).toContain('Code editing is not available on Android.');
  expect(show('site').querySelectorAll('textarea')).toHaveLength(2);
});

test('code is typed from left to right and without corrections, and consent is that of the whole site', () => {
  const [area] = show('site').querySelectorAll('textarea');
  expect([area?.dir, area?.getAttribute('spellcheck'), area?.value]).toEqual([
    'ltr',
    'false',
    '<meta name="verify" content="7f3a">',
  ]);
  expect(show('site').querySelector('[name=consent]')).not.toBeNull();
  expect(show('page').querySelector('[name=consent]')).toBeNull();
});

test('a conflict keeps what was typed, and for which page', () => {
  const root = show('conflict');
  const form = root.querySelector<HTMLFormElement>('form[method=post]');
  expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
    of: '/',
    head: '<style>p{}</style>',
    key: 'later',
  });
});

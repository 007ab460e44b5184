import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './redirects.example';
import { messages } from './redirects.messages';
import { element } from './redirects.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

test.each(Object.keys(examples) as (keyof typeof examples)[])('axe finds no fault in “%s”', async (name) => {
  expect(show(name).querySelector('h1')?.textContent).toBe(messages.title);
  expect(await axeFindings()).toEqual([]);
});

test('each redirect shows its addresses, type, use and origin', () => {
  const entries = [...show('some').querySelectorAll('.admin-redirects__entry')].map((entry) => entry.textContent);
  expect(entries).toEqual([
    expect.stringContaining('301 permanent · never used · made when a page’s URL was changed'),
    expect.stringContaining('302 temporary · used 1,204 times · last on November 28'),
    expect.stringContaining('301 permanent · used once · from the imported site'),
  ]);
});

test('a refused change opens its own form, with what was typed', () => {
  const root = show('changing');
  const open = [...root.querySelectorAll('details')].filter((details) => details.open);
  expect(open.map((details) => details.querySelector<HTMLInputElement>('[name=from]')?.value)).toEqual(['/shop']);
  expect(root.querySelectorAll('.field__error:not(:empty)')).toHaveLength(1);
});

test('wrong lines of an import come back with its text', () => {
  const root = show('wrongLines');
  expect(root.querySelector('textarea')?.value).toBe('/a,/gone\n/b');
  expect(root.querySelector('.admin-redirects__wrong')?.textContent).toContain('Line 1: There is no page at /gone.');
});

test('pages beside this one keep the search', () => {
  const links = [...show('middle').querySelectorAll('.admin-list-pages a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/config/redirects?q=o&before=%2Fabout', '/config/redirects?q=o&after=%2Fold-shop']);
});

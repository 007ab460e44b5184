import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { prepareImports } from '../import/imports.fixture';

const { all, load } = prepareImports();

const found = async () => (await all('search_entry')).map(({ title, folded_title: folded }) => [title, folded]).sort();

test('the index is written with the site, and follows its changes', async () => {
  await load(exampleDocument());
  expect(await found()).toEqual([
    ['Guide', 'guide'],
    ['Home', 'home'],
    ['Mug', 'mug'],
    ['Shop', 'shop'],
  ]);
  await load(patched({ 'pages.0.title': 'Żurek & more', 'products.1.workflowStatus': 4 }));
  expect((await found()).map(([title]) => title)).toEqual(['Mug', 'Shop', 'Żurek & more']);
  expect((await found())[2]).toEqual(['Żurek & more', 'zurek more']);
});

test('the longest text a page can hold, with only different words, fits the index', async () => {
  const html = Array.from({ length: 40_000 }, (_, index) => `<p>słowo${index.toString(36)}</p>`).join('');
  await load(patched({ 'pages.0.blocks.0.settings.html': html, 'site.locale': 'de' }));
  const home = (await all('search_entry')).find(({ title }) => title === 'Home');
  expect(home?.body.length).toBe(100_000);
  await load(patched({ 'pages.0.blocks.0.settings.html': `<p>${'語'.repeat(5000)} ${'a'.repeat(90_000)}</p>` }));
});

import type { ViewHost } from 'shared-types/host/render-host';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './search.example';
import { messages as polish } from './search.messages.pl';
import { messages } from './search.messages';
import { element } from './search.view';

const onPage = (context: object = {}): ViewHost<typeof messages> =>
  createFakeRenderHost<Record<keyof typeof messages, string>>(messages, {
    context: { pageType: PAGE_TYPE.search, pagePath: '/search', ...context },
  });
const show = (name: keyof typeof examples, host = onPage()) => showView(element(examples[name], host));
const textOf = (root: Element | null) => root?.textContent?.replace(/\s+/g, ' ').trim();
const hrefs = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

spec('SRV-33', 'is a form of plain HTML that keeps what was typed', async () => {
  const root = show('found');
  const form = root.querySelector('form');
  expect([form?.getAttribute('action'), form?.method, form?.getAttribute('role')]).toEqual([
    '/search',
    'get',
    'search',
  ]);
  const input = root.querySelector<HTMLInputElement>('input[name="q"]');
  expect([input?.value, input?.labels?.[0]?.textContent]).toEqual(['mug', 'Search this site']);
  expect(await axeFindings()).toEqual([]);
});

spec('SRV-33', 'shows results with the words marked, and products with picture and price', () => {
  const root = show('found');
  expect(textOf(root.querySelector('.blocks-search__sum'))).toBe('2 results for “mug”');
  const [mug, about] = [...root.querySelectorAll('li')];
  expect(mug?.querySelector('h2 a')?.outerHTML).toContain('href="/shop/p/stoneware-mug"');
  expect([...(mug?.querySelectorAll('mark') ?? [])].map(textOf)).toEqual(['mug', 'mug']);
  expect(textOf(mug?.querySelector('.blocks-product-price') ?? null)).toBe('Price now From $24.00was $28.00Sold out');
  expect(mug?.querySelector('img')?.alt).toBe('');
  expect(mug?.querySelector('.blocks-search__excerpt')?.innerHTML).toContain('&amp; glazed &lt;twice&gt;.');
  expect(about?.querySelector('img, .blocks-product-price')).toBeNull();
  expect(root.querySelector('nav')).toBeNull();
});

spec('SRV-33', 'links to the previous and next results', () => {
  expect(hrefs(show('secondOfThree').querySelector('nav')!)).toEqual(['/search?q=mug', '/search?q=mug&page=3']);
});

spec('SRV-33', 'suggests what to do next if there are no results', async () => {
  const shown = (name: keyof typeof examples) => textOf(show(name).querySelector('.blocks-search > p'));
  expect(shown('empty')).toBe('Type a word or two. All pages and products of this site are searched.');
  expect(shown('nothing')).toBe(
    'Nothing was found for “teh mug”. Check the spelling, or try fewer or other words. Go to the home page',
  );
  expect(shown('behindTheLast')).toBe('There are no more results for “mug”. See the first results');
  expect(shown('tooShort')).toBe('Type a word of at least two letters.');
  expect(shown('tooLong')).toBe('That is more than 200 characters. Search for a few of the words.');
  expect(await axeFindings()).toEqual([]);
});

test('stays in the language of the page', () => {
  const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { pageType: PAGE_TYPE.search, locale: 'pl', languageRoot: '/pl' },
  });
  const root = showView(element(examples.nothing, host));
  expect(root.querySelector('form')?.getAttribute('action')).toBe('/pl/search');
  expect(hrefs(root)).toEqual(['/pl']);
  const sums = [1, 3, 5].map((count) => {
    const { block, data } = examples.found;
    const view = { ...data['blocks/search/results'], count };
    const shown = element({ block, data: { 'blocks/search/results': view } }, host);
    return textOf(showView(shown).querySelector('.blocks-search__sum'));
  });
  expect(sums).toEqual(['1 wynik dla „mug”', '3 wyniki dla „mug”', '5 wyników dla „mug”']);
});

test('is only the field on other pages than the search page', () => {
  const root = show('found', onPage({ pageType: PAGE_TYPE.notFound }));
  expect(root.querySelector('form')).not.toBeNull();
  expect(root.querySelector('h1, li, p')).toBeNull();
});

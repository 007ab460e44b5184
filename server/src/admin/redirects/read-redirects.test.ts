import { readRedirects } from './read-redirects';
import { REDIRECTS_MESSAGES } from './redirects.messages';

const read = (text: string) => readRedirects(text, { hosts: ['shop.example'], messages: REDIRECTS_MESSAGES.en });

test('reads paths and URLs as people write them, with or without titles and types', () => {
  const text = [
    'Redirect from,Redirect to,Type',
    'https://shop.example/Old-Shop/,https://shop.example/shop?a=b#c,',
    '/k%C5%82y/index.html,/shop,302',
    '/Blog/*,https://blog.example/,Temporary',
    '/a,/shop/p/*,301,12,2026-01-01',
  ].join('\n');
  expect(read(text).redirects).toEqual([
    { from: '/old-shop', to: '/shop?a=b#c', temporary: false },
    { from: '/kły', to: '/shop', temporary: true },
    { from: '/blog/*', to: 'https://blog.example/', temporary: true },
    { from: '/a', to: '/shop/p/*', temporary: false },
  ]);
  expect(read('/a,/shop').redirects).toHaveLength(1);
});

test('names each line that is wrong, and why', () => {
  const { from, to, type, columns, twice } = REDIRECTS_MESSAGES.en;
  expect(read('/a,/shop\n/b\n/c?d,/shop\n/,/shop\n/e,http://x.example\n/f,/shop,303\n/A/,/shop').wrong).toEqual([
    [2, columns],
    [3, from],
    [4, from],
    [5, to],
    [6, type],
    [7, twice('/a')],
  ]);
});

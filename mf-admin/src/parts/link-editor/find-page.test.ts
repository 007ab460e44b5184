import { findPage, partsOfPageLink } from './find-page';

const PAGES = [
  { path: '/studio', title: 'Studio' },
  { path: '/open', title: 'Open studio days' },
  { path: '/about', title: 'About us' },
  { path: '/about-2', title: 'About the kiln' },
];
const at = (typed: string) => findPage(PAGES, typed)?.path;

test.each([
  ['/about', '/about'],
  [' ABOUT US ', '/about'],
  ['studio', '/studio'],
  ['Stu', '/studio'],
  ['days', '/open'],
  ['kiln', '/about-2'],
  ['about', undefined],
  ['/ab', undefined],
  ['', undefined],
  ['nothing', undefined],
])('“%s” finds %s', (typed, path) => {
  expect(at(typed)).toBe(path);
});

test('a link to a part of a page is a path and an anchor', () => {
  expect(['/a#b', '#b', '/a', ''].map(partsOfPageLink)).toEqual([
    { path: '/a', anchor: '#b' },
    { path: '', anchor: '#b' },
    { path: '/a', anchor: '' },
    { path: '', anchor: '' },
  ]);
});

import { bilingualDocument, polish } from '../../../../../tools/testing/site/bilingual-document';
import { patched } from '../../../../../tools/testing/site/patched';
import { mistakesIn } from '../mistakes.fixture';

const withLanguages = (...languages: readonly object[]) =>
  patched({ 'site.languages': languages }, bilingualDocument());

test('accepts a language in which every page has its counterpart', () => {
  expect(mistakesIn(bilingualDocument())).toEqual([]);
});

test('reports every page a language lacks', () => {
  const document = bilingualDocument();
  expect(mistakesIn({ ...document, pages: document.pages.filter(({ path }) => path !== '/pl') })).toEqual([
    'site.languages[0]: there is no page at /pl.',
  ]);
});

test('leaves the addresses of the members’ password pages to the server, in each language', () => {
  const document = bilingualDocument();
  const [home] = document.pages;
  const pages = ['/site-users/reset', '/pl/site-users/reset'].map((path) => ({ ...home, path, blocks: [] }));
  expect(mistakesIn({ ...document, pages: [...document.pages, ...pages] })).toEqual(
    expect.arrayContaining([
      expect.stringContaining('the server answers /site-users/reset itself'),
      expect.stringContaining('the server answers /pl/site-users/reset itself'),
    ]),
  );
});

test('requires distinguishable languages', () => {
  expect(mistakesIn(withLanguages(polish, polish))).toEqual([
    'site.languages[1].locale: there is another language "pl".',
    'site.languages[1].root: there is another language at "/pl".',
  ]);
  expect(mistakesIn(withLanguages({ ...polish, locale: 'en' }))).toEqual([
    'site.languages[0].locale: there is another language "en".',
  ]);
});

test('a language has a single path segment', () => {
  const message = 'site.languages[0].root: must be one part in lower case such as /pl.';
  for (const root of ['pl', '/', '/PL', '/pl/', '/a/b'])
    expect(mistakesIn(withLanguages({ ...polish, root }))).toEqual([message]);
});

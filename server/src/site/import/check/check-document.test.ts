import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { REMOVED } from '../../../../../tools/testing/site/patched';
import { checkDocument } from './check-document';
import { expectMistake, mistakesWith, type WrongPart } from '../mistakes.fixture';

const [post] = exampleDocument().shippingOptions;

test('the example is valid', () => {
  expect(mistakesWith({})).toEqual([]);
});

test.each<WrongPart>([
  ['another format', { format: 2 }, 'format: must be 1.'],
  ['a missing part', { 'site.title': REMOVED }, 'site.title: is missing.'],
  ['an unknown part', { 'site.colour': 'red' }, 'site: has a part nobody knows: colour.'],
  ['a wrong kind', { 'pages.1.title': 7 }, 'pages[1].title: must be text.'],
  ['an empty line', { 'pages.1.title': '  ' }, 'pages[1].title: must not be empty.'],
  ['two lines', { 'pages.1.title': 'a\nb' }, 'pages[1].title: must be one line.'],
  ['a colour', { 'site.theme.colors.accent': 'red' }, 'site.theme.colors.accent: must be a colour such as #1a2b3c.'],
  ['a font', { 'site.theme.fonts.body': 'Comic' }, 'site.theme.fonts.body: must be "DM Sans" or "Figtree" or'],
  [
    'a host with a port',
    { 'site.hosts': ['shop.example:80'] },
    'site.hosts[0]: must be a host name in lower case, without port.',
  ],
  ['a loopback host', { 'site.hosts': ['127.0.0.1'] }, 'site.hosts[0]: cannot be 127.0.0.1'],
  ['no host', { 'site.hosts': [] }, 'site.hosts: must have at least 1 entries.'],
  ['a host twice', { 'site.hosts.1': 'shop.example' }, 'site.hosts[1]: there is another host "shop.example".'],
  ['a currency', { 'site.currency': 'XXX' }, 'site.currency: must be "EUR"'],
  ['a locale', { 'site.locale': 'english please' }, 'site.locale: must be a language tag such as en or de-CH.'],
  [
    'a link out of the site',
    { 'site.navigation.0.path': '//evil.example' },
    'site.navigation[0].path: must be an address on this site',
  ],
  [
    'a folder in a folder',
    { 'site.navigation.0': { title: 'A', children: [{ title: 'B', children: [] }] } },
    'site.navigation[0].children[0].path: ',
  ],
  [
    'a folder without links',
    { 'site.navigation.0': { title: 'A', children: [] } },
    'site.navigation[0].children: must have',
  ],
  [
    'a folder that leads somewhere',
    { 'site.navigation.0': { title: 'A', path: '/a', children: [{ title: 'B', path: '/b' }] } },
    'site.navigation[0]: must have a path or children',
  ],
  [
    'a link that runs a script',
    { 'pages.0.blocks.0.settings': { link: { href: 'javascript:alert(1)', label: 'x' } } },
    'pages[0].blocks[0].settings.link.href: must begin with /',
  ],
  [
    'a character that is none',
    { 'pages.0.blocks.0.settings': { 'a b': 'x\0' } },
    'pages[0].blocks[0].settings["a b"]: holds a character that is none.',
  ],
  ['half a character', { 'site.tagline': 'x\ud800' }, 'site.tagline: holds a character that is none.'],
  [
    'a country',
    { 'shippingOptions.0.countries': ['XX'] },
    'shippingOptions[0].countries[0]: must be the two capital letters of a country, such as DE.',
  ],
  [
    'a shipping option twice',
    { 'shippingOptions.1': post },
    'shippingOptions[1].name: there is another shipping option "Post".',
  ],
])('%s is refused', expectMistake);

test('every mistake is reported, not only the first', () => {
  const mistakes = mistakesWith({
    'products.0.collection': '/gone',
    'pages.0.socialImage': 'no',
    'site.hosts.1': 'shop.example',
  });
  expect(mistakes).toHaveLength(3);
});

test.each([null, undefined, 7, 'text', [], {}, { format: 1 }])('%j is no document', (candidate) => {
  expect(checkDocument(candidate).document).toBeUndefined();
  expect(checkDocument(candidate).mistakes.length).toBeGreaterThan(0);
});

test('settings nested too deeply are refused', () => {
  let deep: unknown = 'end';
  for (let depth = 0; depth < 5000; depth += 1) deep = [deep];
  expectMistake('depth', { 'pages.0.blocks.0.settings': { deep } }, 'is nested more than 40 deep');
});

test('the document’s type and its schema agree', () => {
  const document: SiteDocument | undefined = checkDocument(exampleDocument()).document;
  expect(document).toEqual(exampleDocument());
});

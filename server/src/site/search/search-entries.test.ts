import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { htmlText } from './html-text';
import { searchEntries } from './search-entries';
import { settingsText, TEXT_KEYS } from './settings-text';

const block = (settings: unknown, type: number = BLOCK_TYPE.text) =>
  settingsText({ id: 'b', type: type as 2, settings }, (asset) => `shows ${asset}`);

/** Texts of the contract that choose, name or link something, and those that the server derives. */
const NOT_READ = [
  // Of views of lessons, not of settings.
  'chapter',
  'lockedBy',
  // The platform's own text about a site.
  'notice',
  'src',
  'postUrl',
  'href',
  'align',
  'look',
  'side',
  'width',
  'size',
  'active-alignment',
  'loads',
  'scriptUrl',
  'restaurantId',
  'business',
  'offeringId',
  'timeZone',
  'pageUrl',
  'collection',
  'path',
  'short',
  'percent',
  'column',
  'until',
  'colour',
  'animationDirection',
  'kind',
  'price',
  'css',
  'display',
  'javascript',
  'identifier',
  'account',
  'handle',
  'url',
  'clickBehavior',
  'dimensions',
  'focalPoint',
  'id',
  'snapPoints',
  'type',
  'accountType',
  'embed',
  'locale',
  'name',
  'day',
  'value',
  'clearPath',
  'previousPath',
  'nextPath',
  'insteadPath',
  'publishedAt',
  'design',
  'firstDay',
  'lastDay',
  'place',
  'address',
  'month',
  'changesAt',
  'collectionId',
  'otherPath',
  'calendarPath',
];

test('HTML is its words: paragraphs separate them, emphasis does not, and code has none', () => {
  expect(htmlText('<h2>Two</h2><p>w<b>or</b>ds &amp; &lt;tags&gt;</p><script>no</script>').trim().split(/\n+/)).toEqual(
    ['Two', 'words & <tags>'],
  );
});

spec('SRV-33', 'a block’s visible texts are found at any depth, and nothing else', () => {
  const settings = {
    heading: 'A heading',
    html: '<p>A text</p>',
    postSubmitHtml: '<p>Thanks</p>',
    align: 'center',
    link: { href: '/a', label: 'A label' },
    items: [
      { title: 'An item', picture: { asset: 'mug' } },
      { caption: 'A caption', rows: 3 },
    ],
  };
  expect(block(settings)).toEqual(['A heading', '\nA text\n', 'A label', 'An item', 'shows mug', 'A caption']);
  expect(block(settings, BLOCK_TYPE.code)).toEqual([]);
});

spec('ENUM-13', 'text at an empty place of a gallery is not found, since nobody sees it', () => {
  const items = [
    { caption: 'Seen' },
    { media: 'imageEmpty', caption: 'Still to come' },
    { media: 'video', caption: 'A film' },
  ];
  expect(block({ items }, BLOCK_TYPE.gallery)).toEqual(['Seen', 'A film']);
});

test('every text of the content blocks’ contract is explicitly indexed or not', () => {
  const folder = join(__dirname, '../../../../shared-types/src/blocks');
  const contract = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && file !== 'search.ts',
  );
  const source = contract.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const names = [...source.matchAll(/^ {2}readonly '?([\w-]+)'?\??: (?:string|'.*);$/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/html$/i.test(name) && !TEXT_KEYS.has(name) && !NOT_READ.includes(name))).toEqual([]);
});

const found = (document: Parameters<typeof searchEntries>[0]) =>
  searchEntries(document).map(({ path, slug, root }) => `${root} ${path ?? slug ?? ''}`);

spec('SRV-33', 'pages and products are found in the language of their address', () => {
  expect(found(bilingualDocument())).toEqual([' /', ' /shop', '/pl /pl', '/pl /pl/shop', ' mug', '/pl kubek']);
});

spec('SRV-33', 'an unlisted page is not found, nor the products of an unlisted shop', () => {
  expect(found(patched({ 'pages.0.indexed': false }))).toEqual([' /shop', ' mug', ' guide']);
  expect(found(patched({ 'pages.1.indexed': false }))).toEqual([' /']);
  expect(found(patched({ 'pages.2.indexed': false }))).toEqual([' /', ' /shop']);
  expect(found(patched({ 'products.0.workflowStatus': 5 }))).not.toContain(' mug');
  expect(found(patched({ 'pages.0.pageType': 103 }))).not.toContain(' /');
});

test('of an endless text, the beginning is found', () => {
  const [entry] = searchEntries(patched({ 'pages.0.description': 'mug '.repeat(50_000) }));
  expect(entry?.body.length).toBe(100_000);
});

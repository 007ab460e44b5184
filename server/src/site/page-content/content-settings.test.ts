import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDocument } from 'shared-types/site/site-document';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { checkDocument } from '../import/check/check-document';
import { cleanHtml, cleanPostSubmitHtml } from '../import/clean-html';
import { storedSettings, type NamedFiles } from '../import/store/stored-settings';
import { contentSettings, type FileNames } from './content-settings';

const named: NamedFiles = {
  pictureOf: (name) => ({ src: `/images/1/${name}`, width: 4, height: 3, alt: name, focalPoint: { x: 0.5, y: 0.5 } }),
  videoOf: (name) => ({ src: `/api/files/1/${name}`, type: 'video/mp4' }),
};
const nameIn = (folder: string, src: string) => (src.startsWith(folder) ? src.slice(folder.length) : undefined);
const names: FileNames = {
  pictureName: (src) => nameIn('/images/1/', src),
  videoName: ({ src }) => nameIn('/api/files/1/', src),
};

const stored = (settings: unknown, type: number = BLOCK_TYPE.text) =>
  storedSettings({ id: '1', type, settings } as Block, named);
/** As the database returns it. */
const kept = (settings: unknown): unknown => JSON.parse(JSON.stringify(settings));

const name = fc.stringMatching(/^[a-z]{1,8}$/);
const html = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '<script>',
        '</script>',
        '<a target=_blank href="/x">',
        '&amp;',
        '&',
        '<!--',
        '"',
        '<h1>',
      ),
    ),
  )
  .map((parts) => parts.join(''));
const settings = fc.letrec<{ value: unknown; record: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.boolean(),
    fc.integer(),
    fc.record({ asset: name }),
    fc.record({ video: name }),
    fc.record({ html, postSubmitHtml: html }),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('record'),
  ),
  record: fc.dictionary(fc.oneof(name, fc.constantFrom('html', 'introHtml', 'src', 'type', 'asset')), tie('value'), {
    maxKeys: 4,
  }),
})).record;

test('what visitors see is the same after a page was read into a draft and stored again', () => {
  fc.assert(
    fc.property(settings, (written) => {
      const before = kept(stored(written));
      expect(kept(stored(contentSettings(before, names)))).toEqual(before);
    }),
  );
});

test('sanitizing HTML twice is the same as once', () => {
  fc.assert(
    fc.property(html, (text) => {
      expect(cleanHtml(cleanHtml(text))).toBe(cleanHtml(text));
      expect(cleanPostSubmitHtml(cleanPostSubmitHtml(text))).toBe(cleanPostSubmitHtml(text));
    }),
  );
});

const SAMPLES = join(__dirname, '../../../sample');
const samples = readdirSync(SAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(samples.map(({ name: folder }) => folder))('every block of the sample %s keeps its settings', (folder) => {
  const { document } = checkDocument(JSON.parse(readFileSync(join(SAMPLES, folder, 'site.json'), 'utf8')));
  const { pages } = document as SiteDocument;
  expect(pages.length).toBeGreaterThan(0);
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    const before = kept(storedSettings(block, named));
    const content = contentSettings(before, names);
    expect(kept(storedSettings({ ...block, settings: content }, named))).toEqual(before);
  }
});

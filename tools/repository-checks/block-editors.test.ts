import fc from 'fast-check';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { z } from 'zod';
import { chartSchema } from '../../server/src/blocks/chart/dataset.schema';
import { summarySchema } from '../../server/src/blocks/summary/summary.schema';
import { editorInLanguage } from '../../server/src/site/block-settings/editor-in-language';
import { checkDocument } from '../../server/src/site/import/check/check-document';
import { mistakeMessage } from '../../server/src/site/import/check/mistake';
import { blockEditorSchema } from '../../server/src/site/registry/artifact/block-editor.schema';
import { newsletterSchema } from '../../server/src/site/form/newsletter.schema';
import { opentableWidget } from '../../server/src/site/reservations/opentable-widget';
import { tockWidget } from '../../server/src/site/reservations/tock-widget';
import { zolaWidget } from '../../server/src/site/reservations/zola-widget';
import { REMOTE_NAMES } from '../../shared-types/src/remote';
import type { Messages } from '../../shared-types/src/host/text';
import type { BlockEditor, EditorField } from '../../shared-types/src/site/block-editor';
import { BLOCK_TYPE, LOCK_BLOCK_TYPE, SLICE_BLOCK_TYPE } from '../../shared-types/src/site/block-type';
import { deriveRemote } from '../testing/host/derived-remote';
import { settingsFrom } from '../testing/host/editor-settings';
import { createFakeRenderHost } from '../testing/host/fake-render-host';
import { ROOT } from './repository';

const RUNS = 30;
const OFFERED = [
  'accordion',
  'album',
  'archive',
  'button',
  'chart',
  'code',
  'comments',
  'countdown',
  'course',
  'donation',
  'embed',
  'event',
  'events',
  'form',
  'gallery',
  'image',
  'journal',
  'lesson',
  'line',
  'map',
  'marquee',
  'memberArea',
  'menu',
  'newsletter',
  'opentable',
  'post',
  'quote',
  'reservations',
  'scaledText',
  'search',
  'shop',
  'socialLinks',
  'socialPost',
  'spacer',
  'summary',
  'tags',
  'text',
  'tock',
  'video',
] as const satisfies readonly (keyof typeof BLOCK_TYPE)[];

interface OfferedFeature {
  /** Data of the feature's loaders. */
  readonly data: unknown;
  readonly element: (props: unknown, host: unknown) => ReactElement | null;
  readonly messages?: { readonly en: Messages };
}

/** What the server accepts, of blocks whose views receive data of a loader instead of their settings. */
const SCHEMAS: Readonly<Partial<Record<number, z.ZodType>>> = {
  [BLOCK_TYPE.chart]: chartSchema,
  [BLOCK_TYPE.newsletter]: newsletterSchema,
  [BLOCK_TYPE.summary]: summarySchema,
  [BLOCK_TYPE.opentable]: opentableWidget.schema,
  [BLOCK_TYPE.tock]: tockWidget.schema,
  [BLOCK_TYPE.reservations]: zolaWidget.schema,
};

interface OfferedBlock {
  readonly feature: OfferedFeature;
  readonly type: number;
  readonly editor: BlockEditor;
}

/** The HTML of a block with these settings and the data of its first example; throws if its view or the server refuses them. */
function htmlOf({ feature, type, editor }: OfferedBlock, settings: unknown): string {
  SCHEMAS[type]?.parse(settings);
  const { element, messages, data } = feature;
  const block = { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a06', type, variant: editor.variants?.[0]?.value, settings };
  return renderToString(element({ block, data }, createFakeRenderHost(messages?.en ?? {})));
}

/** The blocks that the editor offers, of all remotes. */
async function offeredBlocks(): Promise<OfferedBlock[]> {
  const blocks: OfferedBlock[] = [];
  for (const name of REMOTE_NAMES) {
    const { remote, rendered, editors, samples } = await deriveRemote(join(ROOT, name));
    for (const { id, mounts } of remote.features) {
      const [example] = Object.values(samples[id] ?? {});
      const feature = { ...rendered[id], data: example?.data ?? {} } as unknown as OfferedFeature;
      const own = [editors[id] ?? []].flat();
      // The platform alone puts it where an account may not see a page.
      const offered = mounts.blockTypes?.filter((type) => type !== LOCK_BLOCK_TYPE.accessDenied);
      expect([id, own.length]).toEqual([id, own.length && offered?.length]);
      blocks.push(...own.map((editor, index) => ({ feature, editor, type: mounts.blockTypes?.[index] ?? NaN })));
    }
  }
  return blocks;
}

test('the settings of the sample sites fit the panels', async () => {
  const editors = new Map((await offeredBlocks()).map(({ type, editor }) => [type, editor]));
  const samples = join(ROOT, 'server/sample');
  for (const site of await readdir(samples)) {
    const document: unknown = JSON.parse(await readFile(join(samples, site, 'site.json'), 'utf8'));
    expect([site, checkDocument(document, editors).mistakes.map(mistakeMessage)]).toEqual([site, []]);
  }
});

/** Texts that visitors would see of a new block or a new item, by the fields of the panel. */
function newTexts(fields: readonly EditorField[], values: unknown): string[] {
  return fields.flatMap((field) => {
    const value = field.key.split('.').reduce<unknown>((object, key) => Object(object)[key], values);
    if (field.kind === 'list')
      return [...[value ?? []].flat(), field.item].flatMap((item) => newTexts(field.fields, item));
    if (field.kind === 'link') return [Object(value).label ?? ''];
    return ['text', 'texts', 'rich-text'].includes(field.kind) ? ([value ?? []].flat() as string[]) : [];
  });
}

/** Words that are the same in Polish, names at other services, prices and times. */
const SAME = /^(?:|Album|Newsletter|Instagram|example|[\d .:-]+|UTC|https:.*)$/;

test('new blocks begin with texts in the language of the site', async () => {
  for (const { editor } of await offeredBlocks()) {
    const polish = editorInLanguage(editor, 'pl');
    const texts = new Set(newTexts(editor.fields, editor.defaults).filter((text) => !SAME.test(text)));
    const missing = newTexts(polish.fields, polish.defaults).filter((text) => texts.has(text));
    expect([editor.title.en, missing]).toEqual([editor.title.en, []]);
    const unused = Object.keys(editor.translations?.pl ?? {}).filter(
      (text) => !JSON.stringify(editor.defaults).includes(text) && !texts.has(text),
    );
    expect([editor.title.en, unused]).toEqual([editor.title.en, []]);
  }
});

test('every block that the editor offers is shown with its defaults, and with whatever its panel can make', async () => {
  const blocks = await offeredBlocks();
  for (const block of blocks) {
    const { editor } = block;
    const title = editor.title.en;
    // A schema leaves out what it does not name.
    expect(blockEditorSchema.parse(editor)).toEqual(editor);
    for (const { defaults } of [editor, editorInLanguage(editor, 'pl')])
      expect([title, htmlOf(block, defaults)]).toEqual([title, expect.stringContaining('<')]);
    fc.assert(
      fc.property(settingsFrom(editor.fields), (settings) => void htmlOf(block, settings)),
      { numRuns: RUNS },
    );
  }
  const numbers = blocks.map(({ type }) => type).sort((a, b) => a - b);
  const special = [LOCK_BLOCK_TYPE.membersOnly, LOCK_BLOCK_TYPE.password, SLICE_BLOCK_TYPE.part];
  const offered = [...OFFERED.map((name) => BLOCK_TYPE[name]), ...special];
  expect(numbers).toEqual(offered.sort((a, b) => a - b));
});

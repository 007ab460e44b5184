import fc from 'fast-check';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { blockEditorSchema } from '../../server/src/site/registry/artifact/block-editor.schema';
import { REMOTE_NAMES } from '../../shared-types/src/remote';
import type { Messages } from '../../shared-types/src/host/text';
import { BLOCK_TYPE } from '../../shared-types/src/site/block-type';
import { deriveRemote } from '../testing/host/derived-remote';
import { settingsFrom } from '../testing/host/editor-settings';
import { createFakeRenderHost } from '../testing/host/fake-render-host';
import { ROOT } from './repository';

const RUNS = 30;
const OFFERED = [
  'accordion',
  'archive',
  'button',
  'code',
  'comments',
  'countdown',
  'embed',
  'gallery',
  'image',
  'journal',
  'line',
  'marquee',
  'menu',
  'post',
  'quote',
  'scaledText',
  'socialLinks',
  'socialPost',
  'spacer',
  'tags',
  'text',
  'video',
] as const satisfies readonly (keyof typeof BLOCK_TYPE)[];

interface OfferedFeature {
  /** Data of the feature's loaders. */
  readonly data: unknown;
  readonly element: (props: unknown, host: unknown) => ReactElement | null;
  readonly messages?: { readonly en: Messages };
}

/** The HTML of a block with these settings and the data of its first example; throws if its view refuses them. */
function htmlOf({ element, messages, data }: OfferedFeature, settings: unknown): string {
  const block = { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a06', type: 0, settings };
  return renderToString(element({ block, data }, createFakeRenderHost(messages?.en ?? {})));
}

test('every block that the editor offers is shown with its defaults, and with whatever its panel can make', async () => {
  const offered: number[] = [];
  for (const name of REMOTE_NAMES) {
    const { remote, rendered, editors, samples } = await deriveRemote(join(ROOT, name));
    for (const { id, mounts } of remote.features) {
      const editor = editors[id];
      if (!editor) continue;
      offered.push(...(mounts.blockTypes ?? []));
      const [example] = Object.values(samples[id] ?? {});
      const feature = { ...rendered[id], data: example?.data ?? {} } as unknown as OfferedFeature;
      expect([id, blockEditorSchema.safeParse(editor).error?.issues ?? []]).toEqual([id, []]);
      expect([id, htmlOf(feature, editor.defaults)]).toEqual([id, expect.stringContaining('<')]);
      fc.assert(
        fc.property(settingsFrom(editor.fields), (settings) => void htmlOf(feature, settings)),
        { numRuns: RUNS },
      );
    }
  }
  expect(offered.sort((a, b) => a - b)).toEqual(OFFERED.map((name) => BLOCK_TYPE[name]).sort((a, b) => a - b));
});

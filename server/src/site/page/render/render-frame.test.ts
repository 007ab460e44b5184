import type { PageContext } from 'shared-types/site/context';
import type { FrameProps } from 'shared-types/site/page/frame';
import { createMemoryBudget } from '../../../platform/memory/memory-budget';
import type { RegistryState } from '../../registry/registry-state';
import { createFragmentCache } from './fragment-cache';
import type { PageDeps } from '../page-deps';
import { createPlaceholderPrefix } from '../send/per-request';
import { renderFrame } from './render-frame';
import { htmlTemplateOf } from './html-template';

const state = { shell: { manifest: { name: 'shell', version: '0.1.0-0a1b2c3d' } } } as RegistryState;
const context = { locale: 'en-US' } as PageContext;
const inline = { early: htmlTemplateOf(''), closing: htmlTemplateOf(''), folders: htmlTemplateOf('') };

/** How often the frame of two equal pages is rendered. */
async function timesRendered({ isKept }: { readonly isKept: boolean }): Promise<number> {
  const run = jest.fn(() => Promise.resolve({ ok: true, output: '<html></html>' }));
  const room = () => createMemoryBudget(10_000).room<never>('fragment');
  const fragments = isKept ? createFragmentCache(room(), room()) : undefined;
  const deps = { pool: { run }, fragments, placeholderPrefix: createPlaceholderPrefix() } as unknown as PageDeps;
  const props = { lang: 'en' } as unknown as FrameProps;
  for (let page = 0; page < 2; page += 1) await renderFrame(deps, { state, context, props, inline });
  return run.mock.calls.length;
}

test('a frame is rendered once for all pages that share it, and for each page without a cache', async () => {
  expect([await timesRendered({ isKept: true }), await timesRendered({ isKept: false })]).toEqual([1, 2]);
});

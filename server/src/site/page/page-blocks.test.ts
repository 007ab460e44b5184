import type { ManifestFeature } from 'shared-types/manifest';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page';
import type { SitePage } from '../directory/site';
import type { LiveFeature, RegistryState } from '../registry/registry-state';
import { planBlocks } from './page-blocks';

const live = (id: string, mounts: ManifestFeature['mounts'] = {}) =>
  ({ feature: { id, mounts, reads: [] } }) as unknown as LiveFeature;

const everywhere = live('commerce/anywhere', { slots: ['page-end'] });
const besideShop = live('commerce/beside', { slots: ['page-end'], beside: [BLOCK_TYPE.shop, BLOCK_TYPE.product] });
const state = {
  featureOfBlock: () => live('blocks/any'),
  featuresOfSlot: (slot: string) => (slot === 'page-end' ? [everywhere, besideShop] : []),
} as unknown as RegistryState;

function pageOf(types: readonly number[]): SitePage {
  const blocks = types.map((type, index) => ({ id: `b${index}`, type, settings: {} }) as Block);
  const layout = { columns: 12, rows: [{ columns: [{ span: 12, blocks: blocks.map(({ id }) => id) }] }] };
  return { body: { raw: false, layout }, blocks: new Map(blocks.map((block) => [block.id, block])) } as never;
}

const slotsBeside = (types: readonly number[], popup?: SitePage) =>
  planBlocks({
    page: pageOf(types),
    popup,
    state,
    reads: new Map(),
    onUnknown: () => undefined,
    withoutUserScripts: false,
  })
    .filter(({ hole }) => hole.startsWith('slot-'))
    .map(({ live: { feature } }) => feature.id);

test('a slot’s feature is on every page, or beside blocks of its types only', () => {
  expect(slotsBeside([BLOCK_TYPE.text])).toEqual(['commerce/anywhere']);
  expect(slotsBeside([])).toEqual(['commerce/anywhere']);
  expect(slotsBeside([BLOCK_TYPE.text, BLOCK_TYPE.shop])).toEqual(['commerce/anywhere', 'commerce/beside']);
  expect(slotsBeside([BLOCK_TYPE.product])).toEqual(['commerce/anywhere', 'commerce/beside']);
});

test('what a popup holds is not the page', () => {
  expect(slotsBeside([BLOCK_TYPE.text], pageOf([BLOCK_TYPE.shop]))).toEqual(['commerce/anywhere']);
});

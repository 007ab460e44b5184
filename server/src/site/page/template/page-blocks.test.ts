import type { ManifestFeature } from 'shared-types/manifest';
import type { SitePage } from '../../directory/site-page';
import type { LiveFeature, RegistryState } from '../../registry/registry-state';
import { templateBlocksOf } from './page-blocks';

const live = (id: string, mounts: ManifestFeature['mounts']) =>
  ({ feature: { id, mounts, loads: [] } }) as unknown as LiveFeature;

const everywhere = live('commerce/anywhere', { slots: ['page-end'] });
const onCollections = live('commerce/collections', { slots: ['page-end'], pages: 'collections' });
const state = {
  featureOfBlock: () => undefined,
  featuresOfSlot: (slot: string) => (slot === 'page-end' ? [everywhere, onCollections] : []),
} as unknown as RegistryState;
const page = { body: { raw: false, layout: { columns: 12, rows: [] } }, blocks: new Map() } as unknown as SitePage;

test.each([
  [false, ['commerce/anywhere']],
  [true, ['commerce/anywhere', 'commerce/collections']],
])('a slot’s feature is on every page, or on those that items live under only: %s', (isCollection, features) => {
  const templateBlocks = templateBlocksOf({
    page,
    state,
    loads: new Map(),
    onUnknown: () => undefined,
    isCollection,
    withoutUserScripts: false,
  });
  expect(templateBlocks.map(({ live: { feature } }) => feature.id)).toEqual(features);
});

import type { ManifestFeature } from 'shared-types/manifest';
import type { SitePage } from '../../directory/site-page';
import type { LiveFeature, RegistryState } from '../../registry/registry-state';
import { goesLive, templateBlocksOf } from './page-blocks';

const live = (id: string, mounts: ManifestFeature['mounts'], further: Partial<ManifestFeature> = {}) =>
  ({
    remote: { enabled: true },
    feature: { id, mounts, loads: [], listens: [], emits: [], live: 'enhance', ...further },
  }) as unknown as LiveFeature;

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
])('a slot’s feature is on every page, or only on pages with items below them: %s', (isCollection, features) => {
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

describe('a slot’s feature for pages that ask for it', () => {
  const opener = live(
    'blocks/opener',
    { blockTypes: [5] },
    { emits: ['blocks/picture-requested'], liveSetting: 'opens' },
  );
  const requested = live(
    'blocks/requested',
    { slots: ['page-end'], pages: 'requested' },
    { listens: ['consent/choice', 'blocks/picture-requested'], awaits: ['blocks/picture-requested'] },
  );
  const featuresWith = (settings: unknown, isCollection = false) => {
    const block = { id: 'a', type: 5, settings };
    const rows = [{ columns: [{ span: 12, blocks: ['a'] }] }];
    return templateBlocksOf({
      page: {
        body: { raw: false, layout: { columns: 12, rows } },
        blocks: new Map([['a', block]]),
      } as unknown as SitePage,
      state: {
        featureOfBlock: () => opener,
        featuresOfSlot: (slot: string) => (slot === 'page-end' ? [requested] : []),
      } as unknown as RegistryState,
      loads: new Map(),
      onUnknown: () => undefined,
      isCollection,
      withoutUserScripts: false,
    }).map(({ live: { feature } }) => feature.id);
  };

  test('is there where another feature goes live that sends what starts it', () => {
    expect(featuresWith({ opens: true })).toEqual(['blocks/opener', 'blocks/requested']);
  });

  test('is not where that one is whole as HTML', () => {
    for (const settings of [{}, { opens: false }, { opens: 'true' }, null, 'opens'])
      expect(featuresWith(settings, true)).toEqual(['blocks/opener']);
  });
});

test.each([
  ['admin.open', true],
  [undefined, false],
])('a slot’s feature for accounts goes live where a page needs %s: %s', (needs, isLive) => {
  const framed = live('admin/frame', { slots: ['admin-frame'] }, { liveSetting: 'isForAccounts' });
  const [block] = templateBlocksOf({
    page: { ...page, isAdmin: true, needs } as SitePage,
    state: {
      featureOfBlock: () => undefined,
      featuresOfSlot: (slot: string) => (slot === 'admin-frame' ? [framed] : []),
    } as unknown as RegistryState,
    loads: new Map(),
    onUnknown: () => undefined,
    isCollection: false,
    withoutUserScripts: false,
  });
  expect(block && goesLive(block.live, block.block)).toBe(isLive);
});

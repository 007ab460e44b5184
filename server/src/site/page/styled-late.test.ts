import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import type { Registry } from '../registry/registry';
import type { LiveFeature, RegistryState } from '../registry/registry-state';
import { blockElement } from './block-element';
import { pageStyles } from './page-styles';

const CSS = 'client/cart-drawer.css';
const manifest = {
  name: 'mf-commerce',
  version: '1.0.0-01234567',
  features: [],
  files: { [CSS]: { bytes: 1, integrity: 'sha384-abc+/' } },
} as unknown as Manifest;

const feature = {
  id: 'commerce/cart-drawer',
  live: 'hydrate',
  starts: ['event'],
  listens: [],
  purpose: 'necessary',
  css: CSS,
  styledLate: true,
} as unknown as ManifestFeature;

const live = (changes: Partial<ManifestFeature> = {}, enabled = true): LiveFeature => ({
  remote: { manifest, enabled, renders: true },
  feature: { ...feature, ...changes },
});
const props = { block: { id: 'commerce-cart-drawer', type: 0 as never, settings: {} }, data: {} };
const linkIn = (html: string) => /<link[^>]*>/.exec(html)?.[0];

test('the sheet of a feature that is styled late stands behind it, named and hashed and disabled', () => {
  expect(linkIn(blockElement(live(), props, ''))).toBe(
    `<link rel="stylesheet" disabled crossorigin="anonymous" ${BLOCK_ATTRIBUTE.style}="commerce-cart-drawer" href="/remotes/mf-commerce/1.0.0-01234567/client/cart-drawer.css" integrity="sha384-abc+/">`,
  );
});

test('no other feature has such a link, nor one whose remote is switched off', () => {
  const { styledLate: _late, ...early } = feature;
  expect(linkIn(blockElement({ ...live(), feature: early }, props, ''))).toBeUndefined();
  expect(linkIn(blockElement(live({}, false), props, ''))).toBeUndefined();
});

test('its sheet is no part of the page’s own', async () => {
  const { styledLate: _late, ...early } = feature;
  const registry = { files: { read: async (_: Manifest, path: string) => Buffer.from(`/* ${path} */`) } };
  const state = { shell: { manifest } } as unknown as RegistryState;
  const styles = (one: LiveFeature) =>
    pageStyles(registry as unknown as Registry, state, { features: [one], hasAnnouncement: false });
  expect(await styles(live())).not.toContain(CSS);
  expect(await styles({ ...live(), feature: early })).toContain(CSS);
});

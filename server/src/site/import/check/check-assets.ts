import type { SiteDocument } from 'shared-types/site/site-document';
import { isAssetReference } from '../schema/asset-reference';
import { findRepeated, type Named } from './find-repeated';
import { jsonValues } from './json-values';
import type { Mistake } from './mistake';

/** Every referenced picture must exist. */
export function checkAssets(document: SiteDocument): Mistake[] {
  const known = new Set(document.assets.map(({ name }) => name));
  const used = [...usedByLook(document), ...usedByPages(document), ...usedByProducts(document)];
  return [
    ...findRepeated(
      'asset',
      document.assets.map(({ name }, index) => ({ path: ['assets', index, 'name'], name })),
    ),
    ...used.flatMap(({ path, name }) =>
      known.has(name) ? [] : [{ path, message: `there is no asset ${JSON.stringify(name)}` }],
    ),
  ];
}

function usedByLook({ site }: SiteDocument): Named[] {
  return namedIn(site.look, ['site', 'look']);
}

function usedByPages({ pages }: SiteDocument): Named[] {
  return pages.flatMap(({ socialImage, blocks }, at) => [
    ...(socialImage === undefined ? [] : [{ path: ['pages', at, 'socialImage'], name: socialImage }]),
    ...blocks.flatMap(({ settings }, index) => namedIn(settings, ['pages', at, 'blocks', index, 'settings'])),
  ]);
}

function namedIn(within: unknown, path: readonly PropertyKey[]): Named[] {
  const values = [...jsonValues(within, path)];
  return values.flatMap((found) =>
    isAssetReference(found.value) ? [{ path: found.path, name: found.value.asset }] : [],
  );
}

function usedByProducts({ products }: SiteDocument): Named[] {
  return products.flatMap(({ pictures, variants }, at) => [
    ...pictures.map((name, index) => ({ path: ['products', at, 'pictures', index], name })),
    ...variants.flatMap(({ picture }, index) =>
      picture === undefined ? [] : [{ path: ['products', at, 'variants', index, 'picture'], name: picture }],
    ),
  ]);
}

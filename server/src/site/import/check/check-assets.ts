import type { SiteDocument } from 'shared-types/site/site-document';
import { isAssetReference } from '../schema/asset-reference';
import { findRepeated, type Named } from './find-repeated';
import { jsonValues } from './json-values';
import type { Mistake } from './mistake';

/** Every referenced picture must exist. */
export function checkAssets(document: SiteDocument): Mistake[] {
  const known = new Set(document.assets.map(({ name }) => name));
  const used = [...usedByPages(document), ...usedByProducts(document)];
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

function usedByPages({ pages }: SiteDocument): Named[] {
  return pages.flatMap(({ socialImage, blocks }, at) => [
    ...(socialImage === undefined ? [] : [{ path: ['pages', at, 'socialImage'], name: socialImage }]),
    ...blocks.flatMap(({ settings }, index) => {
      const values = [...jsonValues(settings, ['pages', at, 'blocks', index, 'settings'])];
      return values.flatMap(({ path, value }) => (isAssetReference(value) ? [{ path, name: value.asset }] : []));
    }),
  ]);
}

function usedByProducts({ products }: SiteDocument): Named[] {
  return products.flatMap(({ pictures, variants }, at) => [
    ...pictures.map((name, index) => ({ path: ['products', at, 'pictures', index], name })),
    ...variants.flatMap(({ picture }, index) =>
      picture === undefined ? [] : [{ path: ['products', at, 'variants', index, 'picture'], name: picture }],
    ),
  ]);
}

import { GALLERY_MEDIA } from 'shared-types/blocks/gallery';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { LIMIT } from 'shared-types/site/limits';
import type { Block } from 'shared-types/site/page/page';
import type { SiteDocument } from 'shared-types/site/site-document';
import { isAssetReference } from '../../schema/asset-reference';
import type { Mistake } from '../mistake';

/**
 * Pages and galleries must be within their limits, and every item must be a picture, a video with its URL, or empty.
 *
 * @implements ENUM-13 LIMIT-06
 */
export function checkGalleries({ pages }: SiteDocument): Mistake[] {
  return pages.flatMap(({ blocks }, page) => {
    const galleries = blocks.flatMap((block, index) => (block.type === BLOCK_TYPE.gallery ? [{ block, index }] : []));
    return [
      ...atMost(galleries.length, LIMIT.photoGalleryCount, {
        path: ['pages', page, 'blocks'],
        what: ['a page holds', 'galleries'],
      }),
      ...galleries.flatMap(({ block, index }) =>
        checkItems(block).map(({ path, message }) => ({
          path: ['pages', page, 'blocks', index, 'settings', 'items', ...path],
          message,
        })),
      ),
    ];
  });
}

interface Counted {
  readonly path: Mistake['path'];
  readonly what: readonly [holder: string, held: string];
}

function atMost(count: number, most: number, { path, what: [holder, held] }: Counted): Mistake[] {
  return count > most ? [{ path, message: `${holder} at most ${most} ${held}, and this one has ${count}` }] : [];
}

/** Other settings are validated by the view. */
function checkItems({ settings }: Block): Mistake[] {
  const { items } = settings as { readonly items?: unknown };
  if (!Array.isArray(items)) return [];
  return [
    ...atMost(items.length, LIMIT.gallerySize, { path: [], what: ['a gallery holds', 'pictures'] }),
    ...items.flatMap((item: unknown, index) =>
      checkItem(item).map(({ path, message }) => ({ path: [index, ...path], message })),
    ),
  ];
}

function checkItem(item: unknown): Mistake[] {
  if (typeof item !== 'object' || item === null) return [];
  const { media = 'imageFile', type, picture, link } = item as Readonly<Record<string, unknown>>;
  if (!GALLERY_MEDIA.some((known) => known === media))
    return [
      { path: ['media'], message: `must be ${GALLERY_MEDIA.map((known) => JSON.stringify(known)).join(' or ')}` },
    ];
  if (media === 'imageEmpty') return [];
  return [
    ...(isAssetReference(picture)
      ? []
      : [{ path: ['picture'], message: 'is missing: only an empty item has no picture' }]),
    ...((media === 'video' || type === 'video') && !link
      ? [{ path: ['link'], message: 'is missing: a video needs the way to it' }]
      : []),
  ];
}

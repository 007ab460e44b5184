import type { SiteDocument } from 'shared-types/site/site-document';
import type { Slice } from 'shared-types/site/page/slice';
import type { Mistake } from '../import/check/mistake';
import { sliceBlocks } from './slice-blocks';

/**
 * Moves mistakes of blocks to the slices they were made from. The body, and the ids of a slice's further blocks, are
 * generated and cannot be wrong.
 */
export function inSlices({ pages }: SiteDocument, mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.flatMap((mistake) => {
    const [part, page, name, ...rest] = mistake.path;
    const slices = part === 'pages' ? pages[Number(page)]?.slices : undefined;
    if (!slices || (name !== 'blocks' && name !== 'body')) return [mistake];
    const place = name === 'blocks' ? placeIn(slices, rest) : undefined;
    return place ? [{ ...mistake, path: ['pages', Number(page), 'slices', ...place] }] : [];
  });
}

function placeIn(slices: readonly Slice[], [place, ...rest]: readonly PropertyKey[]): PropertyKey[] | undefined {
  const shown = slices.flatMap((slice, at) => sliceBlocks(slice).map((block) => ({ slice, at, block })));
  const found = shown[Number(place)];
  if (!found) return [];
  const { slice, at, block } = found;
  if (rest[0] === 'id' && block.id !== slice.id) return undefined;
  // Settings that the block does not share with the slice are not in the document.
  const isSame = rest[0] !== 'settings' || block.settings === slice.settings;
  return [at, ...(isSame ? rest : ['settings'])];
}

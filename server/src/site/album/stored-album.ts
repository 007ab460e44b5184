import type { AlbumSettings } from 'shared-types/blocks/album';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { albumSchema, soundOrigins } from './album.schema';

/** The album a block shows; nothing where it is of another type, or cannot be shown. */
export function storedAlbum({ type, settings }: Block): AlbumSettings | undefined {
  return type === BLOCK_TYPE.album ? albumSchema.safeParse(settings).data : undefined;
}

/** Where the sound of these blocks comes from, as a page's policy names it: what no album says is not allowed. */
export function soundSources(blocks: Iterable<Block>): string[] {
  const origins = [...blocks].flatMap((block) => soundOrigins(storedAlbum(block)?.tracks ?? []));
  return [...new Set(origins)];
}

import type { PageContent } from 'shared-types/admin/pages/page-content';
import { jsonValues } from '../import/check/json-values';
import { isAssetReference } from '../import/schema/asset-reference';
import { isVideoReference } from '../import/schema/video-reference';

/** Names of the pictures and videos that a page shows. */
export interface NamedByPage {
  readonly assets: ReadonlySet<string>;
  readonly videos: ReadonlySet<string>;
}

export function namedBy(contents: readonly PageContent[]): NamedByPage {
  const assets = new Set(contents.flatMap(({ socialImage }) => socialImage ?? []));
  const videos = new Set<string>();
  for (const { value } of contents.flatMap(({ blocks }) => [...jsonValues(blocks)])) {
    if (isAssetReference(value)) assets.add(value.asset);
    if (isVideoReference(value)) videos.add(value.video);
  }
  return { assets, videos };
}

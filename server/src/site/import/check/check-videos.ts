import type { SiteDocument } from 'shared-types/site/site-document';
import { isVideoReference } from '../schema/video-reference';
import { findRepeated } from './find-repeated';
import { jsonValues } from './json-values';
import type { Mistake } from './mistake';

/** Every referenced video must exist, and a file is one thing alone: a video, or captions. */
export function checkVideos({ videos = [], pages }: SiteDocument): Mistake[] {
  const known = new Set(videos.map(({ name }) => name));
  const files = new Set(videos.map(({ file }) => file));
  const used = pages.flatMap(({ blocks }, at) =>
    blocks.flatMap(({ settings }, index) => [...jsonValues(settings, ['pages', at, 'blocks', index, 'settings'])]),
  );
  return [
    ...findRepeated(
      'video',
      videos.map(({ name }, index) => ({ path: ['videos', index, 'name'], name })),
    ),
    ...videos.flatMap(({ captions = [] }, at) =>
      captions.flatMap(({ file }, index) =>
        files.has(file)
          ? [{ path: ['videos', at, 'captions', index, 'file'], message: `${file} is the file of a video` }]
          : [],
      ),
    ),
    ...used.flatMap(({ path, value }) =>
      isVideoReference(value) && !known.has(value.video)
        ? [{ path, message: `there is no video ${JSON.stringify(value.video)}` }]
        : [],
    ),
  ];
}

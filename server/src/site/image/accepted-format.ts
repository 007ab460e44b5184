import type { PictureFormat } from './picture-keys';

/** The smallest format a browser says it can show. Only a format that is named counts: `image/*` is said by all. */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  const named = new Set((accept ?? '').toLowerCase().split(',').flatMap(mediaType));
  if (named.has('image/avif')) return 'avif';
  return named.has('image/webp') ? 'webp' : 'plain';
}

/** The media type of one part of the header; none where its weight is zero. */
function mediaType(part: string): string[] {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  return isRefused ? [] : [type];
}

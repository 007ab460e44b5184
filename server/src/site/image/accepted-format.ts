import type { PictureFormat } from './picture-keys';

/** The smallest format that the browser accepts. Only named formats count, since all browsers send `image/*`. */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  const named = new Set((accept ?? '').toLowerCase().split(',').flatMap(mediaType));
  if (named.has('image/avif')) return 'avif';
  return named.has('image/webp') ? 'webp' : 'plain';
}

/** The media type of one part of the header; empty if its weight is zero. */
function mediaType(part: string): string[] {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  return isRefused ? [] : [type];
}

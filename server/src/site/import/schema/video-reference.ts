import type { VideoReference } from 'shared-types/site/site-document';

/** True for an object with the name of a video and no other key. */
export function isVideoReference(value: unknown): value is VideoReference {
  return (
    typeof value === 'object' &&
    value !== null &&
    'video' in value &&
    typeof value.video === 'string' &&
    Object.keys(value).length === 1
  );
}

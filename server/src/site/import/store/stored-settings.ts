import type { ContactFormSettings } from 'shared-types/forms/contact-form';
import type { VideoFile } from 'shared-types/blocks/video';
import type { Picture } from 'shared-types/host/image';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { isAssetReference } from '../schema/asset-reference';
import { isVideoReference } from '../schema/video-reference';
import { cleanHtml, cleanPostSubmitHtml } from '../clean-html';

/** Block types whose HTML is intentionally code. It is stored unchanged, and views must not insert it into the page. */
export const CODE_TYPES = new Set<number>([BLOCK_TYPE.code, BLOCK_TYPE.embed]);
/** Names of settings with HTML. */
export const HTML_KEY = /^html$|Html$/;
export const POST_SUBMIT_KEY: keyof ContactFormSettings = 'postSubmitHtml';

/** What names in a document stand for. */
export interface NamedFiles {
  readonly pictureOf: (name: string) => Picture;
  readonly videoOf: (name: string) => VideoFile;
}

/** A block's settings as views get them: names replaced by pictures and videos, HTML sanitized. */
export function storedSettings({ type, settings }: Block, { pictureOf, videoOf }: NamedFiles): unknown {
  const isCode = CODE_TYPES.has(type);
  const stored = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return HTML_KEY.test(key) && !isCode ? cleanerOf(key)(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((inner) => stored(inner, key));
    if (isAssetReference(value)) return pictureOf(value.asset);
    if (isVideoReference(value)) return videoOf(value.video);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stored(inner, name)]));
  };
  return stored(settings, '');
}

/** Only the HTML after a form may contain scripts. */
function cleanerOf(key: string): (html: string) => string {
  return key === POST_SUBMIT_KEY ? cleanPostSubmitHtml : cleanHtml;
}

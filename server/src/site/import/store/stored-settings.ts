import type { ContactFormSettings } from 'shared-types/forms/contact-form';
import type { Picture } from 'shared-types/host/image';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { isAssetReference } from '../schema/asset-reference';
import { cleanHtml, cleanPostSubmitHtml } from '../clean-html';

/** Blocks whose HTML is code on purpose: it is stored as it is, and no view may put it into the page itself. */
const CODE_TYPES = new Set<number>([BLOCK_TYPE.code, BLOCK_TYPE.embed]);
/** Names of settings that hold HTML. */
export const HTML_KEY = /^html$|Html$/;
const POST_SUBMIT_KEY: keyof ContactFormSettings = 'postSubmitHtml';

/** A block's settings as views get them: pictures in place of the names of assets, and HTML cleaned. */
export function storedSettings({ type, settings }: Block, picture: (name: string) => Picture): unknown {
  const isCode = CODE_TYPES.has(type);
  const stored = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return HTML_KEY.test(key) && !isCode ? cleanerOf(key)(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((inner) => stored(inner, key));
    if (isAssetReference(value)) return picture(value.asset);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stored(inner, name)]));
  };
  return stored(settings, '');
}

/** Only what is shown when a form has arrived may hold scripts. */
function cleanerOf(key: string): (html: string) => string {
  return key === POST_SUBMIT_KEY ? cleanPostSubmitHtml : cleanHtml;
}

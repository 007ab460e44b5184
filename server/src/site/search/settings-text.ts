import type { GalleryMedia } from 'shared-types/blocks/gallery';
import type { ContactFormSettings } from 'shared-types/forms/contact-form';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { isAssetReference } from '../import/schema/asset-reference';
import { htmlText } from './html-text';
import { HTML_KEY } from '../import/store/stored-settings';

/** Settings with text that visitors read. */
export const TEXT_KEYS: ReadonlySet<string> = new Set([
  'title',
  'heading',
  'text',
  'afterText',
  'caption',
  'label',
  'description',
  'disclaimer',
  'quote',
  'attribution',
  'author',
  'artist',
  'source',
  'addressTitle',
  'addressLine1',
  'addressLine2',
  'addressCountry',
  'tags',
]);
/** The `source` of a quote is text, that of an image an address. */
const PICTURE_ADDRESS = /^\/images\//;
/** Only shown after the form has been sent. */
const AFTERWARDS: keyof ContactFormSettings = 'postSubmitHtml';
/** Block types whose HTML is code. */
const CODE_TYPES: ReadonlySet<number> = new Set([BLOCK_TYPE.code, BLOCK_TYPE.embed]);

/** All text of a block that visitors read, in order; `altOf` gives the alternative text of an asset. */
export function settingsText({ type, settings }: Block, altOf: (asset: string) => string): string[] {
  const textsIn = (value: unknown, key: string): string[] => {
    if (typeof value === 'string') return textOf(value, key);
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, key));
    if (isAssetReference(value)) return [altOf(value.asset)];
    if (isEmptyItem(value)) return [];
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
  };
  return CODE_TYPES.has(type) ? [] : textsIn(settings, '');
}

/** Empty gallery items are not visible. */
function isEmptyItem(value: object): boolean {
  const empty: GalleryMedia = 'imageEmpty';
  return 'media' in value && value.media === empty;
}

function textOf(value: string, key: string): string[] {
  if (key === AFTERWARDS) return [];
  if (HTML_KEY.test(key)) return [htmlText(value)];
  return TEXT_KEYS.has(key) && !PICTURE_ADDRESS.test(value) ? [value] : [];
}

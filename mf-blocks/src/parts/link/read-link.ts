import type { BlockLink } from 'shared-types/blocks/link';
import type { Settings } from '../settings/settings';

/** A path of this site, a place on this page, or an address of a kind that does nothing but lead somewhere. */
const SAFE_ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;

/** Reads a link; `label` may be empty where something else carries the link. */
export function readLink(settings: Settings): BlockLink {
  const href = settings.text('href');
  if (!SAFE_ADDRESS.test(href))
    throw new Error(`A link must lead to a path, a web page, an email address or a phone number, not to “${href}”.`);
  return { href, label: settings.optionalText('label') ?? '', newWindow: settings.flag('newWindow') };
}

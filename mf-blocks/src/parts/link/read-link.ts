import type { BlockLink } from 'shared-types/blocks/link';
import type { Settings } from '../settings/settings';

/** A path of this site, an anchor on this page, or a scheme that only navigates. */
const SAFE_ADDRESS = /^(\/(?!\/)|#|(https?|ftp|mailto|tel|sms):)/i;

export function readLink(settings: Settings): BlockLink {
  const href = settings.text('href');
  if (!SAFE_ADDRESS.test(href))
    throw new Error(`A link must lead to a path, a web page, an email address or a phone number, not to “${href}”.`);
  return { href, label: settings.optionalText('label') ?? '', newWindow: settings.flag('newWindow') };
}

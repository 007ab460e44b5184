import { isEmail } from '../../platform/mail/is-email';
import { isLinkAddress } from '../../site/import/check/link-address';

const PHONE = /^\+?[\d\s().-]{5,30}$/;
/** A host with a dot, as people write addresses. */
const HOST_FIRST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;

/** A link to what an owner has typed: an address, with or without `https://`, an email address or a phone number. */
export function socialAddress(typed: string): string | undefined {
  const address = completed(typed);
  return isLinkAddress(address) ? address : undefined;
}

function completed(typed: string): string {
  if (isEmail(typed)) return `mailto:${typed}`;
  if (PHONE.test(typed)) return `tel:${typed.replace(/[^+\d]/g, '')}`;
  return HOST_FIRST.test(typed) ? `https://${typed}` : typed;
}

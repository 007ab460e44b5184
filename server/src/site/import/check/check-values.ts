import type { SiteDocument } from 'shared-types/site/site-document';
import { successAddress } from '../../form/success-address';
import { UNSTORABLE } from '../../../platform/schema/storable-text';
import { DEEPEST, jsonValues, type JsonValue } from './json-values';
import type { Mistake } from './mistake';

/** Links may lead to this site or to URLs with a scheme that runs no code. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:|sms:)/i;

export function isSafeLink(address: string): boolean {
  return SAFE_LINK.test(address);
}

/** The database must be able to store every text, and no link may run a script. */
export function checkValues(document: SiteDocument): Mistake[] {
  return [...jsonValues(document)].flatMap(checkValue);
}

function checkValue({ path, value }: JsonValue): Mistake[] {
  if (path.length >= DEEPEST && typeof value === 'object' && value !== null)
    return [{ path, message: `is nested more than ${DEEPEST} deep` }];
  if (typeof value !== 'string') return [];
  if (value.search(UNSTORABLE) >= 0) return [{ path, message: 'holds a character that is none' }];
  if (path.at(-1) === 'href' && !isSafeLink(value))
    return [{ path, message: 'must begin with / or # or be an https:, http:, mailto:, tel: or sms: address' }];
  if (path.at(-1) === 'successUrl' && value !== '' && successAddress(value) === undefined)
    return [{ path, message: 'must be an address on this site, beginning with one slash, or an https: address' }];
  return [];
}

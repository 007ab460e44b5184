import type { SiteDocument } from 'shared-types/site/site-document';
import { successAddress } from '../../form/success-address';
import { UNSTORABLE } from '../../../platform/schema/storable-text';
import { DEEPEST, jsonValues, type JsonValue } from './json-values';
import type { Mistake } from './mistake';

/** What a link may begin with: a place on this site, or an address that runs nothing. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:|sms:)/i;

/** True for an address that a link may lead to. */
export function isSafeLink(address: string): boolean {
  return SAFE_LINK.test(address);
}

/** Whether the database can hold every text, and no link runs a script. */
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

import type { SiteDocument } from 'shared-types/site/site-document';
import { foreignToken, POST_TOKENS } from 'shared-types/blocks/journal/post-format';
import { linkProblem } from 'shared-types/site/link/link-rules';
import { linkMistake } from '../../link/link-mistake';
import { successAddress } from '../../form/success-address';
import { UNSTORABLE } from '../../../platform/schema/storable-text';
import { DEEPEST, jsonValues, type JsonValue } from './json-values';
import type { Mistake } from './mistake';

/** The database must be able to store every text, and links keep the rule of the link editor. */
export function checkValues(document: SiteDocument): Mistake[] {
  return [...jsonValues(document)].flatMap(checkValue);
}

function checkValue({ path, value }: JsonValue): Mistake[] {
  if (path.length >= DEEPEST && typeof value === 'object' && value !== null)
    return [{ path, message: `is nested more than ${DEEPEST} deep` }];
  if (typeof value !== 'string') return [];
  if (value.search(UNSTORABLE) >= 0) return [{ path, message: 'holds a character that is none' }];
  const problem = path.at(-1) === 'href' ? linkProblem(value) : undefined;
  if (problem !== undefined) return [{ path, message: linkMistake(problem) }];
  const foreign = path.at(-1) === 'postUrl' ? foreignToken(value) : undefined;
  if (foreign !== undefined) return [{ path, message: `has ${foreign}, which is none of ${POST_TOKENS.join(', ')}` }];
  if (path.at(-1) === 'successUrl' && value !== '' && successAddress(value) === undefined)
    return [{ path, message: 'must be an address on this site, beginning with one slash, or an https: address' }];
  return [];
}

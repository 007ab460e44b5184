import { sameSitePath } from '../../platform/http/same-site-path';
import { isPattern } from '../../site/directory/is-pattern';
import { NOWHERE } from '../../telemetry/call-place';
import { OTHERS } from '../../telemetry/records/hour-bounds';
import type { InsightsMessages } from './insights.messages';

/** A page that was told of: what it is called, and where it is. */
export interface NamedPage {
  readonly name: string;
  /** Absent where there is no such address on this site. */
  readonly path?: string;
}

/**
 * The name of a page. Anybody can tell of any: an address that leads to another site is no link, and neither is what stands
 * for the pages that were too many to be told apart, for all addresses that are no page's, or, as a pattern, for pages that
 * one visitor alone may see.
 */
export function namedPage(path: string, messages: Pick<InsightsMessages, 'otherPages' | 'noPage'>): NamedPage {
  if (path === OTHERS) return { name: messages.otherPages };
  if (path === NOWHERE) return { name: messages.noPage };
  const address = isPattern(path) ? undefined : sameSitePath(path);
  return address === undefined ? { name: path } : { name: path, path: address };
}

import { sameSitePath } from '../../platform/http/same-site-path';
import { isPattern } from '../../site/directory/is-pattern';
import { NOWHERE } from '../../telemetry/call-place';
import { OTHERS } from '../../telemetry/records/hour-bounds';
import type { InsightsMessages } from './insights.messages';

export interface NamedPage {
  readonly name: string;
  /** Absent if the site has no such address. */
  readonly path?: string;
}

/** The name of a reported page, with a link only if it is surely one page of this site. */
export function namedPage(path: string, messages: Pick<InsightsMessages, 'otherPages' | 'noPage'>): NamedPage {
  if (path === OTHERS) return { name: messages.otherPages };
  if (path === NOWHERE) return { name: messages.noPage };
  const address = isPattern(path) ? undefined : sameSitePath(path);
  return address === undefined ? { name: path } : { name: path, path: address };
}

import { SITE_HISTORY_PARAMETER, SITE_HISTORY_PER_PAGE } from 'shared-types/admin/site-states/site-history';
import { timeText } from '../../platform/time-text';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { findPastStates, type PastState } from '../../site/saved-state/past-states';
import { findState } from '../../site/saved-state/saved-state';
import { mayDo } from '../../site/session/capabilities';
import { findLanguage } from '../header-footer/find-language';
import { pageNumberIn } from '../page-number-in';
import { HISTORY_NEEDS, historyPartAt, withHistoryKind, type HistoryKind } from './history-kinds';
import { LANGUAGE_PARAMETER, pathOfPart } from './path-of-part';

/** The versions of the part of the site whose page it is, for accounts that may change it. */
export const versionsLoader = {
  name: 'admin/site-history/versions',
  scope: 'query',
  load: ({ services: { db }, site, page: { page: shown }, visitor: { account }, query }) => {
    const part = historyPartAt(shown.path);
    if (!part || !account || !mayDo(account, HISTORY_NEEDS[part])) return Promise.resolve(null);
    const further = findLanguage(site, query.get(LANGUAGE_PARAMETER) ?? undefined)?.further;
    const own = site.siteLocaleIn(undefined);
    const page = pageNumberIn(query, SITE_HISTORY_PARAMETER);
    return withHistoryKind(part, further, async (history) => {
      const { kind } = history;
      const input = { siteId: site.id, page, perPage: SITE_HISTORY_PER_PAGE };
      const { count, states } = await findPastStates(db, kind, input);
      const { state } = await findState(db, kind, site.id);
      const versions = states.map((past) => siteVersion(past, { history, site: own, state }));
      const path = pathOfPart(part, further);
      return { part, language: further ?? '', path, base: kind.nameOf(state), page, count, versions };
    });
  },
} satisfies Loader<'admin/site-history/versions'>;

interface Compared<T> {
  readonly history: HistoryKind<T>;
  readonly site: Site;
  readonly state: T;
}

function siteVersion<T>({ id, by, at, state: past }: PastState<T>, { history, site, state }: Compared<T>) {
  const { kind, again } = history;
  const wanted = kind.wanted(state, again ? again(past) : past);
  return {
    id: String(id),
    ...(by !== null && { by }),
    at: at.toISOString(),
    atText: timeText(at, site),
    ...(kind.nameOf(wanted) === kind.nameOf(state) && { isCurrent: true as const }),
  };
}

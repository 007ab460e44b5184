import type { HeaderFooter, SavedHeaderFooter } from 'shared-types/config/header-footer';
import type { StoredState } from '../saved-state';
import { timeText } from '../time-text';
import { headerFooterName } from './header-footer-state';

/** What is saved, as owners are told it; times are written in the site's language. */
export function savedHeaderFooter(
  { state, changed }: StoredState<HeaderFooter>,
  siteLocale: string,
): SavedHeaderFooter {
  return {
    ...state,
    base: headerFooterName(state),
    ...(changed && {
      changed: { by: changed.by, at: changed.at.toISOString(), atText: timeText(changed.at, siteLocale) },
    }),
  };
}

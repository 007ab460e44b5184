import { HISTORY_PARTS, type HistoryPart } from 'shared-types/admin/site-states/site-history';
import { ADMIN_PAGES } from '../../site/own-pages/admin-page-table';
import { headerFooterKind } from '../../site/saved-state/header-footer-state';
import type { StateKind } from '../../site/saved-state/saved-state';
import { ANNOUNCEMENTS } from '../../site/saved-state/site-announcement';
import { SITE_CODE } from '../../site/saved-state/site-code';
import { picturesOfLook, SITE_LOOK } from '../../site/saved-state/site-look';
import { SITE_PAYMENTS } from '../../site/saved-state/site-payments';
import { SITE_POPUP } from '../../site/saved-state/site-popup';
import { SITE_SETTINGS } from '../../site/saved-state/site-settings';
import { SITE_THEME } from '../../site/saved-state/site-theme';
import type { Capability } from '../../site/session/capabilities';

/** How a part of a site is restored. */
export interface HistoryKind<T> {
  readonly kind: StateKind<T>;
  /** What of a past state is saved again; all of it if absent. */
  readonly again?: (past: T) => T;
  /** Names of the pictures without which it cannot be shown. */
  readonly picturesOf?: (past: T) => readonly string[];
}

/** Calls a function with the kind of a part, in a further language if one is named and the part differs by language. */
export function withHistoryKind<R>(
  part: HistoryPart,
  language: string | undefined,
  run: <T>(kind: HistoryKind<T>) => R,
): R {
  switch (part) {
    case 'styles':
      return run({ kind: SITE_THEME });
    case 'logo':
      return run({ kind: SITE_LOOK, picturesOf: picturesOfLook });
    case 'navigation':
      return run({ kind: headerFooterKind(language, 'links') });
    case 'headerFooter':
      return run({ kind: headerFooterKind(language, 'texts') });
    // Their versions say by how much more they are to be shown, and a restoration shows nothing again.
    case 'announcement':
      return run({ kind: ANNOUNCEMENTS, again: (past) => ({ ...past, version: 0 }) });
    case 'popup':
      return run({ kind: SITE_POPUP, again: (past) => ({ ...past, settings: { ...past.settings, version: 0 } }) });
    case 'codeInjection':
      return run({ kind: SITE_CODE });
    case 'payments':
      return run({ kind: SITE_PAYMENTS });
    case 'settings':
      return run({ kind: SITE_SETTINGS });
  }
}

/** The part whose page is at a path. */
export function historyPartAt(path: string): HistoryPart | undefined {
  return HISTORY_PARTS.find((part) => ADMIN_PAGES[part].path === path);
}

/** Who may restore a part: who may save it. */
export const HISTORY_NEEDS = {
  styles: 'styles.edit',
  logo: 'styles.edit',
  navigation: 'header-footer.edit',
  headerFooter: 'header-footer.edit',
  announcement: 'announcement.edit',
  popup: 'pages.publish',
  codeInjection: 'scripts.edit',
  payments: 'payments.edit',
  settings: 'settings.edit',
} as const satisfies Readonly<Record<HistoryPart, Capability>>;

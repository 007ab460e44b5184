import type { SiteDraftPart } from 'shared-types/admin/site-states/site-drafts';
import { headerFooterKind } from '../saved-state/header-footer-state';
import type { StateKind } from '../saved-state/saved-state';
import { SITE_LOOK } from '../saved-state/site-look';
import { SITE_THEME } from '../saved-state/site-theme';
import type { Capability } from '../session/capabilities';

/** A part of a site that has a draft. */
export interface DraftPlace {
  readonly part: SiteDraftPart;
  /** Tag of a further language; empty for the main one, and for parts that are the same in all languages. */
  readonly language: string;
}

/** Of colors, fonts and sizes, which are the same in all languages. */
export const STYLES_PLACE = { part: 'styles', language: '' } as const satisfies DraftPlace;

/** Calls a function with the kind of a part. */
export function withDraftKind<R>({ part, language }: DraftPlace, run: <T>(kind: StateKind<T>) => R): R {
  const further = language === '' ? undefined : language;
  switch (part) {
    case 'styles':
      return run(SITE_THEME);
    case 'logo':
      return run(SITE_LOOK);
    case 'navigation':
      return run(headerFooterKind(further, 'links'));
    case 'headerFooter':
      return run(headerFooterKind(further, 'texts'));
  }
}

/** Who may draft, publish and discard a part. */
export const DRAFT_NEEDS = {
  styles: 'styles.edit',
  logo: 'styles.edit',
  navigation: 'header-footer.edit',
  headerFooter: 'header-footer.edit',
} as const satisfies Readonly<Record<SiteDraftPart, Capability>>;

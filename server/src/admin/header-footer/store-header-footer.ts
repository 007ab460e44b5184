import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { ActionContext } from '../../site/request/action';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import type { SentFields } from '../field-reader';
import { conflictRefusal, type Refusal } from '../saved-form';
import { findState, patchOf, saveState, type StoredState } from '../../site/saved-state/saved-state';
import { findLanguage, type FoundLanguage } from './find-language';
import { headerFooterDifferences } from './header-footer-differences';
import { headerFooterKind, headerFooterName, type HeaderFooterPart } from '../../site/saved-state/header-footer-state';
import { NAVIGATION_MESSAGES } from '../navigation/navigation.messages';
import { textFields, withTexts } from './header-footer-patch';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';
import { readHeaderFooter } from './read-header-footer';

export interface HeaderFooterToStore {
  readonly fields: SentFields;
  readonly requested: string | undefined;
  readonly part: HeaderFooterPart;
  /** The state that was edited; absent to replace any. */
  readonly seen: string | undefined;
  /** True for texts of which those that are not sent stay as they are stored. */
  readonly isPatch?: boolean;
}

export type StoredHeaderFooter =
  | {
      readonly ok: true;
      readonly language: FoundLanguage;
      readonly stored: StoredState<HeaderFooter>;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Saves header and footer of one language, or a part of them, if the account may, and invalidates the site's pages. */
export async function storeHeaderFooter(
  { db, sites }: Services,
  { fields, requested, part, seen, isPatch = false }: HeaderFooterToStore,
  context: ActionContext,
): Promise<StoredHeaderFooter> {
  const { account, refusal } = await editorOf(db, context, 'header-footer.edit');
  if (!account) return { ok: false, refusal };
  const site = context.site.siteLocaleIn(undefined);
  const language = findLanguage(site, requested);
  if (!language) return refused({ code: 'admin/language-unknown' });
  const isOwn = language.further === undefined;
  const kind = headerFooterKind(language.further, part);
  const { state: before } = await findState(db, kind, site.id);
  const read = readHeaderFooter(isPatch ? { ...textFields(before), ...fields } : fields, {
    language: context.language,
    isOwn,
    part,
  });
  if (!read.state) return refused({ code: 'admin/header-footer-invalid', errors: read.errors });
  const { state: sent } = read;
  const change = (now: HeaderFooter) => (isPatch ? withTexts(now, sent, Object.keys(fields)) : sent);
  const input = { siteId: site.id, account, sent, ...(seen === undefined ? {} : { seen }) };
  const outcome = await saveState(db, patchOf(kind, change), input);
  if (outcome.kind === 'conflict') {
    const { state, changed } = outcome.stored;
    return refused(
      conflictRefusal({
        code: part === 'links' ? 'admin/navigation-conflict' : 'admin/header-footer-conflict',
        changed,
        messages: (part === 'links' ? NAVIGATION_MESSAGES : HEADER_FOOTER_MESSAGES)[context.language],
        site: context.site,
        errors: headerFooterDifferences({ stored: state, wanted: outcome.wanted }, context.language),
        key: headerFooterName(state, part),
      }),
    );
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return { ok: true, language, stored: outcome.stored };
}

function refused(refusal: Omit<Refusal, 'kind'>): StoredHeaderFooter {
  return { ok: false, refusal: { ...refusal, kind: 'refused' } };
}

import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { ActionContext } from '../../site/request/action';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { saveWorkingState } from '../../site/site-draft/save-working-state';
import { findWorkingState } from '../../site/site-draft/working-state';
import { saveState, type StoredState } from '../../site/saved-state/saved-state';
import type { SentFields } from '../field-reader';
import { conflictRefusal, type Refusal } from '../saved-form';
import { findLanguage, type FoundLanguage } from './find-language';
import { headerFooterDifferences } from './header-footer-differences';
import { headerFooterKind, headerFooterName, type HeaderFooterPart } from '../../site/saved-state/header-footer-state';
import { textFields, withTexts } from './header-footer-patch';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';
import { readHeaderFooter } from './read-header-footer';

export interface HeaderFooterToStore {
  readonly fields: SentFields;
  readonly requested: string | undefined;
  /** Saving all of it leaves the drafts of its parts as they are. */
  readonly part: HeaderFooterPart;
  /** True saves a draft of the part; false by default. */
  readonly isDraft?: boolean;
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

/** Saves a part of header and footer of one language if the account may, and invalidates the site's pages. */
export async function storeHeaderFooter(
  { db, sites }: Services,
  { fields, requested, part, isDraft = false, seen, isPatch = false }: HeaderFooterToStore,
  context: ActionContext,
): Promise<StoredHeaderFooter> {
  const { account, refusal } = await editorOf(db, context, 'header-footer.edit');
  if (!account) return { ok: false, refusal };
  const site = context.site.siteLocaleIn(undefined);
  const language = findLanguage(site, requested);
  if (!language) return refused({ code: 'admin/language-unknown' });
  const isOwn = language.further === undefined;
  const kind = headerFooterKind(language.further, part);
  const place = { part: part === 'links' ? 'navigation' : 'headerFooter', language: language.further ?? '' } as const;
  const stored = isPatch ? textFields((await findWorkingState(db, kind, { siteId: site.id, ...place })).state) : {};
  const read = readHeaderFooter({ ...stored, ...fields }, { language: context.language, isOwn, part });
  if (!read.state) return refused({ code: 'admin/header-footer-invalid', errors: read.errors });
  const { state: sent } = read;
  const change = (now: HeaderFooter) => (isPatch ? withTexts(now, sent, Object.keys(fields)) : sent);
  const input = { siteId: site.id, account, ...(seen !== undefined && { seen }) };
  const outcome = await (part === 'all'
    ? saveState(db, kind, { ...input, sent })
    : saveWorkingState(db, kind, { ...input, ...place, change, isDraft }));
  if (outcome.kind === 'conflict') {
    const { state, changed } = outcome.stored;
    return refused(
      conflictRefusal({
        code: part === 'links' ? 'admin/navigation-conflict' : 'admin/header-footer-conflict',
        changed,
        messages: HEADER_FOOTER_MESSAGES[context.language],
        site: context.site,
        errors: headerFooterDifferences({ stored: state, wanted: outcome.wanted }, context.language),
        key: 'name' in outcome.stored ? outcome.stored.name : headerFooterName(state, part),
      }),
    );
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if ('isPublished' in outcome ? outcome.isPublished : outcome.isChanged) sites.invalidate(site.id);
  return { ok: true, language, stored: outcome.stored };
}

function refused(refusal: Omit<Refusal, 'kind'>): StoredHeaderFooter {
  return { ok: false, refusal: { ...refusal, kind: 'refused' } };
}

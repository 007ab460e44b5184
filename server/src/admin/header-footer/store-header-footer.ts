import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { ActionContext } from '../../site/request/action';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import type { SentFields } from '../field-reader';
import { conflictRefusal, type Refusal } from '../saved-form';
import { saveState, type StoredState } from '../../site/saved-state/saved-state';
import { findLanguage, type FoundLanguage } from './find-language';
import { headerFooterDifferences } from './header-footer-differences';
import { headerFooterKind, headerFooterName } from '../../site/saved-state/header-footer-state';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';
import { readHeaderFooter } from './read-header-footer';

/** What somebody wants to save. */
export interface HeaderFooterToStore {
  /** As the form calls them. */
  readonly fields: SentFields;
  /** Tag of the language they are in. */
  readonly requested: string | undefined;
  /** Names the state that was changed; absent where any may be replaced. */
  readonly seen: string | undefined;
}

/** How that ended. */
export type StoredHeaderFooter =
  | {
      readonly ok: true;
      readonly language: FoundLanguage;
      readonly stored: StoredState<HeaderFooter>;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Saves header and footer of one language for who may, and has the next page be made of them. */
export async function storeHeaderFooter(
  { db, sites }: Services,
  { fields, requested, seen }: HeaderFooterToStore,
  context: ActionContext,
): Promise<StoredHeaderFooter> {
  const { account, refusal } = await editorOf(db, context, 'header-footer.edit');
  if (!account) return { ok: false, refusal };
  const site = context.site.siteLocaleIn(undefined);
  const language = findLanguage(site, requested);
  if (!language) return refused({ code: 'admin/language-unknown' });
  const isOwn = language.further === undefined;
  const read = readHeaderFooter(fields, { language: context.language, isOwn });
  if (!read.state) return refused({ code: 'admin/header-footer-invalid', errors: read.errors });
  const kind = headerFooterKind(language.further);
  const input = { siteId: site.id, account, sent: read.state, ...(seen === undefined ? {} : { seen }) };
  const outcome = await saveState(db, kind, input);
  if (outcome.kind === 'conflict') {
    const { state, changed } = outcome.stored;
    return refused(
      conflictRefusal({
        code: 'admin/header-footer-conflict',
        changed,
        messages: HEADER_FOOTER_MESSAGES[context.language],
        site: context.site,
        errors: headerFooterDifferences({ stored: state, wanted: outcome.wanted }, context.language),
        key: headerFooterName(state),
      }),
    );
  }
  // The notice tells all instances, this one too; the owner who saves sees it with the very next page.
  if (outcome.isChanged) sites.invalidate(site.id);
  return { ok: true, language, stored: outcome.stored };
}

function refused(refusal: Omit<Refusal, 'kind'>): StoredHeaderFooter {
  return { ok: false, refusal: { ...refusal, kind: 'refused' } };
}

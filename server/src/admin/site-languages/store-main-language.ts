import type { ActionContext } from '../../site/request/action';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { saveState, type StoredState } from '../../site/saved-state/saved-state';
import { conflictRefusal, type Refusal } from '../saved-form';
import { knownLocale } from './known-locale';
import { MAIN_LANGUAGE, mainLanguageName } from '../../site/saved-state/main-language';
import type { MainLanguage } from '../../platform/schema/tables/admin.tables';
import { SITE_LANGUAGES_MESSAGES } from './site-languages.messages';

export interface MainLanguageToStore {
  readonly sent: string;
  /** The state that was edited; absent to replace any. */
  readonly seen: string | undefined;
  /** Checks the rest of the input once the account is known; returns a message to refuse. */
  readonly check?: (site: ActionContext['site']) => string | undefined;
  /** Name of the field for that message. */
  readonly field: string;
}

export type StoredMainLanguage =
  | { readonly ok: true; readonly stored: StoredState<MainLanguage> }
  | { readonly ok: false; readonly refusal: Refusal };

/** Saves the main language, if the account may, and invalidates the site's pages. */
export async function storeMainLanguage(
  { db, sites }: Services,
  { sent, seen, check, field }: MainLanguageToStore,
  context: ActionContext,
): Promise<StoredMainLanguage> {
  const { account, refusal } = await editorOf(db, context, 'languages.edit');
  if (!account) return { ok: false, refusal };
  const messages = SITE_LANGUAGES_MESSAGES[context.language];
  const site = context.site.siteLocaleIn(undefined);
  const main = knownLocale(sent);
  const isFurther = site.siteLocales.slice(1).some(({ locale }) => locale === main);
  const wrong = check?.(site) ?? (isFurther ? messages.further : main === undefined ? messages.unknown : undefined);
  if (main === undefined || wrong !== undefined)
    return refused({ code: 'admin/languages-invalid', errors: { [field]: wrong ?? messages.unknown } });
  const input = { siteId: site.id, account, sent: { main }, ...(seen === undefined ? {} : { seen }) };
  const outcome = await saveState(db, MAIN_LANGUAGE, input);
  if (outcome.kind === 'conflict') {
    const { state, changed } = outcome.stored;
    const errors = { [field]: messages.now(nameOf(state.main, site.locale)) };
    const key = mainLanguageName(state);
    return refused(conflictRefusal({ code: 'admin/languages-conflict', changed, messages, site, errors, key }));
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return { ok: true, stored: outcome.stored };
}

function refused(refusal: Omit<Refusal, 'kind'>): StoredMainLanguage {
  return { ok: false, refusal: { ...refusal, kind: 'refused' } };
}

function nameOf(tag: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
}

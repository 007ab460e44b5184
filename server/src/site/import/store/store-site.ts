import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SiteLook } from 'shared-types/site/page/site-look';
import type { DocumentLanguage, SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import { ANNOUNCEMENTS } from '../../saved-state/site-announcement';
import { COOKIES } from '../../saved-state/cookie-settings.store';
import { headerFooterKind } from '../../saved-state/header-footer-state';
import { withKeptState, type SiteParts, type StateKind } from '../../saved-state/saved-state';
import { MAIN_LANGUAGE } from '../../saved-state/main-language';
import { picturesOfLook, SITE_LOOK } from '../../saved-state/site-look';
import { SITE_CODE } from '../../saved-state/site-code';
import { SITE_PAYMENTS } from '../../saved-state/site-payments';
import { SITE_SETTINGS } from '../../saved-state/site-settings';
import { SITE_POPUP } from '../../saved-state/site-popup';
import { SITE_THEME } from '../../saved-state/site-theme';
import { findSiteDraft } from '../../site-draft/site-drafts.store';
import type { SiteProfile } from '../../directory/site-profile';
import { cleanHtml } from '../clean-html';
import { withKeptPrices } from './kept-prices';
import { paymentMethodOf } from '../payment-method-of';

export interface StoredSite {
  /** Existing or new. */
  readonly id: string;
  /** Main language: the document's, unless an owner has changed it. */
  readonly locale: string;
  /** Names of the pictures of its look, which an owner may have chosen. */
  readonly lookPictures: readonly string[];
}

export async function storeSite(
  transaction: Transaction<Tables>,
  document: SiteDocument,
  { documentHash, isSample }: { readonly documentHash: string; readonly isSample: boolean },
): Promise<StoredSite> {
  const { identifier, hosts, currency } = document.site;
  const { name, locale, profile: kept } = await withKeptStates(transaction, document);
  const profile = await withKeptPrices(transaction, { identifier, profile: kept });
  const values = {
    name,
    hosts: [...hosts],
    locale,
    currency,
    profile: JSON.stringify(profile),
    document_hash: documentHash,
    is_sample: isSample,
  };
  const { id } = await transaction
    .insertInto('site')
    .values({ id: randomUUID(), identifier, ...values })
    .onConflict((conflict) => conflict.column('identifier').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  const drafted = await draftedLook(transaction, id);
  return { id, locale, lookPictures: [profile.look ?? {}, drafted].flatMap(picturesOfLook) };
}

/** The look that an owner has drafted; empty without a draft. */
async function draftedLook(transaction: Transaction<Tables>, siteId: string): Promise<SiteLook> {
  const key = { siteId, part: 'logo', language: '' } as const;
  const draft = await findSiteDraft(transaction, key);
  // Saves of drafts alone write it, and check it before.
  return (draft?.state ?? {}) as SiteLook;
}

/** Settings that an owner has changed are kept, since the document does not know them. */
async function withKeptStates(transaction: Transaction<Tables>, document: SiteDocument): Promise<SiteParts> {
  const { identifier, title, locale: own, languages = [] } = document.site;
  const keep = async <T>(site: SiteParts, kind: StateKind<T>) => withKeptState(transaction, kind, { identifier, site });
  let site: SiteParts = { name: title, locale: own, profile: profileOf(document) };
  site = await keep(site, COOKIES);
  site = await keep(site, ANNOUNCEMENTS);
  site = await keep(site, MAIN_LANGUAGE);
  site = await keep(site, SITE_SETTINGS);
  site = await keep(site, SITE_THEME);
  site = await keep(site, SITE_LOOK);
  site = await keep(site, SITE_POPUP);
  site = await keep(site, SITE_CODE);
  site = await keep(site, SITE_PAYMENTS);
  site = await keep(site, headerFooterKind());
  for (const { locale } of languages) site = await keep(site, headerFooterKind(locale));
  return site;
}

function profileOf({ site, paymentMethods }: SiteDocument): SiteProfile {
  const { tagline, settings, cookieSettings, theme, icon, look, navigation, footer, announcement, website, languages } =
    site;
  const { orderNoticeEmail, contactEmail, unpaidOrders, timeZone, announcementSchedule, popupRules, code } = site;
  return {
    tagline,
    settings,
    cookieSettings: withCleanText(cookieSettings),
    theme,
    ...(icon === undefined ? {} : { icon }),
    ...(look ? { look } : {}),
    navigation,
    footer,
    paymentMethods: paymentMethods.map(paymentMethodOf),
    ...(orderNoticeEmail === undefined ? {} : { orderNoticeEmail }),
    ...(contactEmail === undefined ? {} : { contactEmail }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(unpaidOrders ? { unpaidOrders } : {}),
    ...(announcement ? { announcement } : {}),
    ...(announcementSchedule ? { announcementSchedule } : {}),
    ...(popupRules ? { popupRules } : {}),
    ...(website ? { website } : {}),
    ...(code ? { code } : {}),
    ...(languages ? { languages: languages.map(languageOf) } : {}),
  };
}

function languageOf(language: DocumentLanguage): DocumentLanguage {
  return { ...language, cookieBanner: withCleanText(language.cookieBanner) };
}

function withCleanText<T extends { readonly cookieBannerText: string }>(banner: T): T {
  return { ...banner, cookieBannerText: cleanHtml(banner.cookieBannerText) };
}

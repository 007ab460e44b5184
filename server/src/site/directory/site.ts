import type { Selectable } from 'kysely';
import type { CardMode } from 'shared-types/commerce/card-payment';
import type { Picture } from 'shared-types/host/image';
import type { SiteStatus, WebsiteStatus } from 'shared-types/site/website';
import type { AssetTable, SiteFileTable } from '../../platform/schema/tables/site.tables';
import type { AdminPages } from '../own-pages/admin-pages';
import type { MemberPages } from '../own-pages/member-pages';
import type { MainDomain } from '../domain/served-hosts';
import type { LookPictures } from './look-pictures';
import type { Redirection } from './redirect-finder';
import type { SiteProfile } from './site-profile';
import type { Stock } from './stock';
import type { SitePage, MatchedPage } from './site-page';

export interface SiteLocales {
  /** All site locales, the main language first. */
  readonly siteLocales: readonly Site[];
  /** The site locale of a URL. */
  siteLocaleAt(address: string): Site;
  /** The site locale of a language; the main one if there is none. */
  siteLocaleIn(locale: string | undefined): Site;
}

/** Where the file of a picture lies, and how wide it is. */
export type SendableAsset = Pick<Selectable<AssetTable>, 'id' | 'object_key' | 'file_name' | 'width'>;

/** Where a file of a site lies, and what it is. */
export type SendableFile = Pick<
  Selectable<SiteFileTable>,
  'id' | 'object_key' | 'file_name' | 'content_type' | 'bytes' | 'uploaded_as' | 'title'
>;

/** A site at one revision, in one of its languages. It contains nothing personal. */
export interface Site extends SiteLocales {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  /** Where the site answers, beside its name on the product host; the main one first. */
  readonly hosts: readonly string[];
  /** The domain to which all other hosts lead, while its certificate is valid. */
  readonly mainDomain?: MainDomain;
  readonly locale: string;
  /** Path prefix of pages in this language: `/pl`, or empty for the main language. */
  readonly root: string;
  readonly currency: string;
  /** IANA name of the time zone in which owners are shown times and days begin. */
  readonly timeZone: string;
  readonly status: SiteStatus;
  readonly websiteStatus: WebsiteStatus;
  /** Present if buyers can pay by card. */
  readonly cardPayments?: CardMode;
  readonly revision: number;
  readonly profile: SiteProfile;
  readonly lookPictures: LookPictures;
  /** Pages of the owner, and the search pages. */
  readonly pages: readonly SitePage[];
  /** Not among `pages`. */
  readonly adminPages: AdminPages;
  /** Built-in pages for members in this language; not among `pages`. */
  readonly memberPages: MemberPages;
  /** The page at a path; a trailing slash is ignored. */
  pageAt(path: string): MatchedPage | undefined;
  /** The redirect of a normalized path without a page. */
  redirectOf(path: string): Redirection | undefined;
  picture(assetId: string | null): Picture | undefined;
  /** Signs what a link of this site opens, in 32 bytes; absent without a key. */
  signLink?(what: string): Buffer;
  asset(assetId: string): SendableAsset | undefined;
  file(fileId: string): SendableFile | undefined;
  /**
   * Caches a value while the site stays at this revision; a failed load is not cached. While the database is unavailable it
   * returns the value of the previous revision.
   */
  memo<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Changed by sales, and cached separately. */
  readonly stock: Stock;
}

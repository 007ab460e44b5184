import type { Selectable } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import type { SiteStatus, WebsiteStatus } from 'shared-types/site/website';
import type { AssetTable } from '../../platform/schema/tables/site.tables';
import type { AdminPages } from '../own-pages/admin-pages';
import type { MemberPages } from '../own-pages/member-pages';
import type { Redirection } from './redirect-finder';
import type { SiteProfile } from './site-profile';
import type { Stock } from './stock';
import type { SitePage, MatchedPage } from './site-page';

/** The same site in all its languages. */
export interface SiteLocales {
  /** All of them, the site's own language first. */
  readonly siteLocales: readonly Site[];
  /** The one that the page at this path is written in, whatever may follow the path. */
  siteLocaleAt(address: string): Site;
  /** The one in this language; the site's own where there is none. */
  siteLocaleIn(locale: string | undefined): Site;
}

/** Where the file of a picture lies, and how wide it is. */
export type SendableAsset = Pick<Selectable<AssetTable>, 'id' | 'object_key' | 'file_name' | 'width'>;

/** A site as it stands at one revision, in one of its languages. Everything here is the same for all its visitors. */
export interface Site extends SiteLocales {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** The language this site locale is in. */
  readonly locale: string;
  /** What paths of its pages in this language begin with: `/pl`, or nothing for the site's own language. */
  readonly root: string;
  readonly currency: string;
  readonly status: SiteStatus;
  readonly websiteStatus: WebsiteStatus;
  readonly revision: number;
  readonly profile: SiteProfile;
  /** What its owner has set up, and the search. */
  readonly pages: readonly SitePage[];
  /** The pages of its admin area, which are found by their addresses alone. */
  readonly adminPages: AdminPages;
  /** The pages it has for its members by itself, in this language; found by their addresses alone. */
  readonly memberPages: MemberPages;
  /** The page at a path, whether or not there is a slash at its end. */
  pageAt(path: string): MatchedPage | undefined;
  /** Where a tidy path leads at which there is no page any more. */
  redirectOf(path: string): Redirection | undefined;
  /** A picture by the id of its asset. */
  picture(assetId: string | null): Picture | undefined;
  /** Signs what a link of this site opens; absent where no key is known. The signature is 32 bytes. */
  signLink?(what: string): Buffer;
  /** What is to be known of a picture to send it. */
  asset(assetId: string): SendableAsset | undefined;
  /**
   * Remembers a value for as long as the site stays at this revision; a failed load is not remembered. While the database is
   * away it gives the value of the revision before.
   */
  memo<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** What sales change, which is read apart. */
  readonly stock: Stock;
}

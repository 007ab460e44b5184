import type { Selectable } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import type { Block, PageBody } from 'shared-types/site/page';
import type { PageTypeNumber } from 'shared-types/site/page-type';
import type { PageLock } from 'shared-types/site/site-document';
import type { SiteStatus, WebsiteStatus } from 'shared-types/site/website';
import type { AssetTable } from '../../schema/site.tables';
import type { Capability } from '../session/capabilities';
import type { AdminPages } from './admin-pages';
import type { MemberPages } from './member-pages';
import type { Redirection } from './redirect-finder';
import type { SiteProfile } from './site-profile';
import type { Stock } from './stock';

/** A page of a site with its blocks. */
export interface SitePage {
  readonly id: string;
  /** `/about`, or a pattern whose last part is `{slug}` or `{token}`. With a slash at the end where the address has one. */
  readonly path: string;
  readonly pageType: PageTypeNumber;
  readonly title: string;
  readonly description: string;
  /** Path of the collection whose items an item page shows. */
  readonly collectionPath?: string;
  /** True for the page of that collection's categories, each of which is at a slug. */
  readonly showsCategory?: true;
  /** False keeps search engines away. */
  readonly indexed: boolean;
  /** True where its owner keeps it from being found: anyone who has the address sees it, and no list of pages has it. */
  readonly isUnlisted?: true;
  /** True for a page of the admin area, which no browser keeps. */
  readonly isAdmin?: true;
  /** True for a page whose address may hold a key to something: no browser keeps it, and no visit to it is recorded. */
  readonly isPrivate?: true;
  /** True for a page that shows pages of the site: it has no header and no footer beside theirs. */
  readonly isBare?: true;
  /** What an account must be allowed to do to see it; absent for a page that everybody may see. */
  readonly needs?: Capability;
  /** True where its form comes back with what was typed to who was signed out meanwhile. */
  readonly keepsTyped?: true;
  /** What keeps visitors from it; absent for a page that everybody may see. */
  readonly lock?: PageLock;
  /** Picture for link previews. */
  readonly socialImage?: Picture;
  /** When it last became another. */
  readonly changedAt: Date;
  readonly body: PageBody;
  readonly blocks: ReadonlyMap<string, Block>;
}

/** The same site in all its languages. */
export interface SiteLocales {
  /** All of them, the site's own language first. */
  readonly siteLocales: readonly Site[];
  /** The one that the page at this path is written in, whatever may follow the path. */
  siteLocaleAt(address: string): Site;
  /** The one in this language; the site's own where there is none. */
  siteLocaleIn(locale: string | undefined): Site;
}

/** A page found for a path, with what the pattern's last part matched. */
export interface MatchedPage {
  readonly page: SitePage;
  readonly params: { readonly slug?: string; readonly token?: string };
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

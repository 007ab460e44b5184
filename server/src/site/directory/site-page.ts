import type { Picture } from 'shared-types/host/image';
import type { Block, PageBody } from 'shared-types/site/page/page';
import type { PageRecord } from 'shared-types/site/page/page-record';
import type { PageTypeNumber } from 'shared-types/site/page/page-type';
import type { PopupStyle } from 'shared-types/site/page/popup-overlay';
import type { PageLock } from 'shared-types/site/site-document';
import type { Capability } from '../session/capabilities';

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
  /** True for a page with a block to look at, without anything that visitors could use or that runs. */
  readonly isPreview?: true;
  /** The popup that is open over a preview. */
  readonly over?: { readonly page: SitePage; readonly style: PopupStyle };
  /** What an account must be allowed to do to see it; absent for a page that everybody may see. */
  readonly needs?: Capability;
  /** True where its form comes back with what was typed to who was signed out meanwhile. */
  readonly keepsTyped?: true;
  /** What keeps visitors from it; absent for a page that everybody may see. */
  readonly lock?: PageLock;
  /** What the page is as an item of the page above it. */
  readonly record?: PageRecord;
  /** Picture for link previews. */
  readonly socialImage?: Picture;
  /** When it last became another. */
  readonly changedAt: Date;
  readonly body: PageBody;
  readonly blocks: ReadonlyMap<string, Block>;
}

/** A page found for a path, with what the pattern's last part matched. */
export interface MatchedPage {
  readonly page: SitePage;
  readonly params: { readonly slug?: string; readonly token?: string };
}

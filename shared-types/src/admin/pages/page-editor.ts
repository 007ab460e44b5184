import type { Picture } from '../../host/image';
import type { BlockEditor } from '../../site/block-editor';
import type { BlockTypeNumber } from '../../site/block-type';
import type { SiteTheme } from '../../site/page/frame';
import type { PageCodeLink } from './code-injection';
import type { LinkPage } from './link-choices';
import type { PageContent } from './page-content';
import type { PageDraft } from './page-draft';

/** Keys of local storage. They are here, so that no page of a site has them in its code. */
export const PAGE_EDITOR_STORAGE = {
  /**
   * Prefix; the ids of a page and an account and a number follow. Changes of the page that the server does not have yet,
   * until it has them. Strictly necessary.
   */
  unsent: 'unsent-page-changes',
} as const;

/** A type of block that owners can add to a page and edit. */
export interface EditableBlock {
  readonly type: BlockTypeNumber;
  readonly editor: BlockEditor;
}

/** A form that blocks can name. */
export interface SiteFormChoice {
  readonly id: string;
  readonly title: string;
  readonly pageTitle: string;
}

/** The site's mailing lists, and the lists that owners have chosen for forms of the page at `/config/mailing-lists`. */
export interface ListChoices {
  /** By name. */
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  /** Ids of lists by form id; null for no list. They take precedence over the form's setting. */
  readonly connected: Readonly<Record<string, string | null>>;
}

/** Data of the loader `admin/page-editor/page`. */
export interface PageEditorView {
  readonly draft: PageDraft;
  /** What visitors see of the page; absent for a page that is not published. */
  readonly published?: PageContent;
  /** Of all live remotes, those of other teams too. */
  readonly blocks: readonly EditableBlock[];
  /** The pictures that the draft names, by name. */
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly pages: readonly LinkPage[];
  readonly forms: readonly SiteFormChoice[];
  /** Absent for accounts that may not edit mailing lists. */
  readonly mailingLists?: ListChoices;
  /** How the site's template colours sections without a theme of their own; absent without a template. */
  readonly sections?: SiteTheme['sections'];
  /** May the account publish the page? */
  readonly mayPublish: boolean;
  /** May the account add code blocks? */
  readonly mayAddScripts: boolean;
  /** Absent for pages without code of their own, such as unpublished ones, and for accounts that may not edit it. */
  readonly code?: PageCodeLink;
}

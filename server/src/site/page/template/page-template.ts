import type { FeatureProps } from 'shared-types/render';
import type { AnnouncementView } from 'shared-types/site/page/announcement-bar';
import type { PageContext } from 'shared-types/site/context';
import type { Release } from 'shared-types/release';
import type { MatchedPage } from '../../directory/site-page';
import type { RegistryState } from '../../registry/registry-state';
import type { TemplateBlock } from './page-blocks';
import type { HtmlTemplate } from '../render/html-template';

/** Everything about a page that is the same for all its visitors. */
export interface PageTemplate {
  readonly state: RegistryState;
  readonly matched: MatchedPage;
  readonly context: PageContext;
  readonly release: Release;
  /** True where the page has a popup. */
  readonly hasPopup: boolean;
  /** What the page announces; nothing on a page of the admin area. */
  readonly announcement: AnnouncementView | undefined;
  /** The announcement bar, for those who get it; absent on a page that has no place for one. */
  readonly bar: HtmlTemplate | undefined;
  readonly blocks: readonly TemplateBlock[];
  /** The frame; placeholders for every block. */
  readonly frame: HtmlTemplate;
  /** HTML of the blocks that are the same for everybody. */
  readonly shared: ReadonlyMap<TemplateBlock, HtmlTemplate>;
  /** What the page's policy must allow beside its own, by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Props of the shared blocks, for the case that one of them has a refused form to show. */
  readonly props: ReadonlyMap<TemplateBlock, FeatureProps>;
  /** True where a block shows what sales change. */
  readonly showsStock: boolean;
  /** True where the data or the HTML of a block could not be had: such a template is made again for the next visitor. */
  readonly isDegraded: boolean;
  /** Where a visitor is redirected: the page is one of a list, and behind its last. */
  readonly insteadPath?: string | undefined;
}

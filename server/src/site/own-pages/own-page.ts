import type { Block } from 'shared-types/site/page/page';
import { languageOf, type InLanguages } from '../../platform/language';
import { lastingId } from './lasting-id';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';

/** A built-in page of a site, in each of its languages. */
export interface OwnPage extends Pick<SitePage, 'path' | 'pageType' | 'isPrivate'> {
  /** Its ids are derived from this name. */
  readonly name: string;
  readonly blockType: Block['type'];
  readonly messages: InLanguages<Pick<SitePage, 'title' | 'description'>>;
}

/** A path with `:token` as a page pattern. */
export function patternOf(path: string): string {
  return path.replace(':token', '{token}');
}

/** The page in one language. It is not listed or indexed. */
export function ownPage(
  siteId: string,
  siteLocale: Pick<Site, 'locale' | 'root'>,
  { name, path: ownPath, blockType, messages, ...kind }: OwnPage,
): SitePage {
  const path = siteLocale.root + ownPath;
  const block: Block = { id: lastingId(`${name} block ${siteId} ${path}`), type: blockType, settings: {} };
  return {
    ...kind,
    id: lastingId(`${name} page ${siteId} ${path}`),
    path,
    ...messages[languageOf(siteLocale)],
    indexed: false,
    isUnlisted: true,
    // Built-in pages never change.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block.id] }] }] } },
    blocks: new Map([[block.id, block]]),
  };
}

import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import type { DocumentPage, DocumentProduct, SiteDocument } from 'shared-types/site/site-document';
import { isPattern } from '../directory/is-pattern';
import { htmlText } from './html-text';
import { settingsText } from './settings-text';

/** What the search is to find of one page or product. */
export interface SearchEntry {
  readonly root: string;
  readonly locale: string;
  /** Path of the page; absent for a product. */
  readonly path?: string;
  /** Slug of the product; absent for a page. */
  readonly slug?: string;
  readonly title: string;
  /** Short and telling, such as options: they count for more than the text. */
  readonly details: string;
  /** A line for each paragraph; the details are its last. */
  readonly body: string;
}

/** A word of the database's index needs a few bytes, and the index of one entry holds a million. */
const LONGEST_TEXT = 100_000;
/** Pages of an owner's own matter; all others are steps of something, or stand in for something. */
const SEARCHED: readonly PageTypeNumber[] = [PAGE_TYPE.mainContent, PAGE_TYPE.page, PAGE_TYPE.splashPage];

/** Everything that is to be found on a site: no page and no product that its owner does not list. */
export function searchEntries(document: SiteDocument): SearchEntry[] {
  const unlisted = new Set(document.pages.filter(isUnlisted).map(({ path }) => path));
  const withoutItems = document.pages.filter(isUnlisted).flatMap(({ collection }) => collection ?? []);
  const hidden = new Set([...unlisted, ...withoutItems]);
  return [
    ...document.pages.filter((page) => isSearched(page)).map((page) => pageEntry(document, page)),
    ...document.products
      .filter((product) => isPublished(product) && !hidden.has(product.collection))
      .map((product) => productEntry(document.site, product)),
  ];
}

/** A locked page is found by nobody, its members neither: what the search shows is the same for all. */
function isUnlisted({ indexed, lock }: DocumentPage): boolean {
  return indexed === false || lock !== undefined;
}

function isSearched(page: DocumentPage): boolean {
  return !isUnlisted(page) && !isPattern(page.path) && SEARCHED.includes(page.pageType);
}

function isPublished({ workflowStatus }: DocumentProduct): boolean {
  return (workflowStatus ?? WORKFLOW_STATUS.published) === WORKFLOW_STATUS.published;
}

function pageEntry(document: SiteDocument, { path, title, description, body, blocks }: DocumentPage): SearchEntry {
  const alts = new Map(document.assets.map(({ name, alt }) => [name, alt]));
  const order = body.layout.rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  const texts = order.flatMap((id) => {
    const block = blocks.find((candidate) => candidate.id === id);
    return block ? settingsText(block, (asset) => alts.get(asset) ?? '') : [];
  });
  return { ...siteLocaleOf(document.site, path), path, title, details: '', body: bodyOf([description, ...texts]) };
}

/** The languages of a site, as a document or the site itself tells them. */
type Languages = Pick<SiteDocument['site'], 'locale' | 'languages'>;

/** What of a product is found. */
export interface FoundProduct extends Pick<
  DocumentProduct,
  'collection' | 'slug' | 'title' | 'excerpt' | 'descriptionHtml'
> {
  readonly variants: readonly Pick<DocumentProduct['variants'][number], 'options' | 'sku'>[];
}

/** What the search is to find of a product. */
export function productEntry(site: Languages, product: FoundProduct): SearchEntry {
  const { collection, slug, title, excerpt, descriptionHtml, variants } = product;
  const values = [...variants.flatMap(({ options }) => options), ...variants.map(({ sku }) => sku)];
  const details = [...new Set(values)].filter((value) => value !== '').join(', ');
  const body = bodyOf([excerpt, htmlText(descriptionHtml), details]);
  return { ...siteLocaleOf(site, collection), slug, title, details, body };
}

function siteLocaleOf(site: Languages, path: string): Pick<SearchEntry, 'root' | 'locale'> {
  const language = site.languages?.find(({ root }) => path === root || path.startsWith(`${root}/`));
  return { root: language?.root ?? '', locale: language?.locale ?? site.locale };
}

function bodyOf(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.replace(/\s+/gu, ' ').trim());
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, LONGEST_TEXT);
}

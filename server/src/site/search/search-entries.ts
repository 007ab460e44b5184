import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import type { DocumentPage, DocumentProduct, SiteDocument } from 'shared-types/site/site-document';
import { isPattern } from '../directory/is-pattern';
import { htmlText } from './html-text';
import { settingsText } from './settings-text';

export interface SearchEntry {
  readonly root: string;
  readonly locale: string;
  /** Path of the page; absent for a product. */
  readonly path?: string;
  /** Slug of the product; absent for a page. */
  readonly slug?: string;
  readonly title: string;
  /** Short texts such as options, which rank higher than the body. */
  readonly details: string;
  /** One line per paragraph; the details are the last line. */
  readonly body: string;
}

/** The index of one entry is limited to a megabyte. */
const LONGEST_TEXT = 100_000;
/** Content pages. Other page types are steps of a process, or replace a page. */
const SEARCHED: readonly PageTypeNumber[] = [PAGE_TYPE.mainContent, PAGE_TYPE.page, PAGE_TYPE.splashPage];

/** Entries of all pages and products, except those that their owner does not list. */
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

/** Locked pages are excluded even for members, since results are the same for everybody. */
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

type Languages = Pick<SiteDocument['site'], 'locale' | 'languages'>;

export interface FoundProduct extends Pick<
  DocumentProduct,
  'collection' | 'slug' | 'title' | 'excerpt' | 'descriptionHtml'
> {
  readonly variants: readonly Pick<DocumentProduct['variants'][number], 'options' | 'sku'>[];
}

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

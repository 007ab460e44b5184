import type { PageCode, SiteCode } from 'shared-types/site/page/site-code';
import { PLACEHOLDER } from 'shared-types/site/page/frame';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';
import { htmlTemplateOf, type HtmlTemplate } from '../page/render/html-template';
import { readCode, type CodePart } from './read-code';

/** The code of a page as it is inserted, and what it needs of the page's policy. */
export interface CodeHtml {
  readonly head: HtmlTemplate;
  readonly body: HtmlTemplate;
  /** `none`: meta tags alone. */
  readonly needs: 'none' | 'styles' | 'scripts';
}

export interface InjectedCode {
  readonly whole: CodeHtml;
  /** Its meta tags and styles, for visitors whose consent the rest needs. */
  readonly quiet: CodeHtml;
  readonly consent: SiteCode['consent'];
}

/** Pages on which somebody pays or enters a password have no code of others. */
const WITH_CODE: readonly PageTypeNumber[] = [
  PAGE_TYPE.mainContent,
  PAGE_TYPE.page,
  PAGE_TYPE.splashPage,
  PAGE_TYPE.contentItem,
  PAGE_TYPE.notFound,
  PAGE_TYPE.search,
  PAGE_TYPE.showCart,
  PAGE_TYPE.commerceCartV2,
];

export function hasCodePlace({ pageType, isPrivate }: Pick<SitePage, 'pageType' | 'isPrivate'>): boolean {
  return WITH_CODE.includes(pageType) && !isPrivate;
}

/** The code that a page gets: the site's, then its own; undefined if it gets none. */
export function injectedCodeOf(
  site: Pick<Site, 'pages' | 'profile' | 'pageAt' | 'redirectOf'>,
  page: SitePage,
): InjectedCode | undefined {
  const { code } = site.profile;
  if (!code || !hasCodePlace(page)) return undefined;
  // Pages that every site has, such as those of members, are not among them.
  if (!site.pages.some(({ id }) => id === page.id)) return undefined;
  const own = code.pages.find(({ path }) => path === page.path || movedTo(site, path) === page.path);
  return injectedCode(code, own);
}

function injectedCode(code: SiteCode, own: PageCode | undefined): InjectedCode | undefined {
  const head = [...readCode(code.head), ...readCode(own?.head ?? '')];
  const body = [...readCode(code.body), ...readCode(own?.body ?? '')];
  if (head.length + body.length === 0) return undefined;
  const isQuiet = ({ kind }: CodePart) => kind === 'meta' || kind === 'style';
  return {
    whole: codeHtml(head, body),
    quiet: codeHtml(head.filter(isQuiet), body.filter(isQuiet)),
    consent: code.consent,
  };
}

/** Where the page has moved that was at a path when its code was saved. */
function movedTo({ pageAt, redirectOf }: Pick<Site, 'pageAt' | 'redirectOf'>, path: string): string | undefined {
  return pageAt(path) ? undefined : redirectOf(path)?.to;
}

function codeHtml(head: readonly CodePart[], body: readonly CodePart[]): CodeHtml {
  return { head: head.flatMap(templateOf), body: body.flatMap(templateOf), needs: needsOf([...head, ...body]) };
}

function needsOf(parts: readonly CodePart[]): CodeHtml['needs'] {
  if (parts.some(({ kind }) => kind === 'script')) return 'scripts';
  return parts.some(
    ({ kind, html }) => kind === 'style' || (kind === 'other' && html.startsWith('<') && !html.startsWith('<!')),
  )
    ? 'styles'
    : 'none';
}

function templateOf({ html, rest }: CodePart): HtmlTemplate {
  if (rest === undefined) return htmlTemplateOf(html);
  return [...htmlTemplateOf(`${html} nonce="`), { placeholder: PLACEHOLDER.nonce }, ...htmlTemplateOf(`"${rest}`)];
}

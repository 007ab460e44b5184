import { SEARCH } from 'shared-types/blocks/search';
import { escapeHtml } from '../../../platform/http/escape-html';
import { languageOf, type Language } from '../../../platform/language';
import type { Site } from '../../directory/site';
import { PLAIN_PAGE_MESSAGES } from './plain-pages.messages';

export type PlainPageSite = Pick<Site, 'locale' | 'root'>;

/** A plain page for unknown addresses. */
export function plainNotFoundPage(site: PlainPageSite & Pick<Site, 'name'>): string {
  const language = languageOf(site);
  const { notFoundTitle, notFound } = PLAIN_PAGE_MESSAGES[language];
  const title = `${notFoundTitle} · ${escapeHtml(site.name)}`;
  return plainPage({
    language,
    title,
    heading: notFoundTitle,
    text: notFound(homeOf(site), escapeHtml(site.root + SEARCH.path)),
  });
}

/** A plain page for a form that was refused before its input was read. `message` is safe HTML. */
export function plainRefusalPage(language: Language, message: string): string {
  const { notSentTitle, notSent } = PLAIN_PAGE_MESSAGES[language];
  return plainPage({ language, title: notSentTitle, heading: notSentTitle, text: notSent(message) });
}

/** A plain page that leads to another site after a form has been sent. `address` is safe HTML. */
export function plainOnwardPage(language: Language, address: string): string {
  const { sentTitle, sent } = PLAIN_PAGE_MESSAGES[language];
  return plainPage({ language, title: sentTitle, heading: sentTitle, text: sent(address) });
}

/** Shown in a frame instead of a page that needs the whole window. `address` is safe HTML. */
export function plainOutOfFramePage(site: PlainPageSite, address: string): string {
  const language = languageOf(site);
  const { outOfFrameTitle, outOfFrame } = PLAIN_PAGE_MESSAGES[language];
  return plainPage({ language, title: outOfFrameTitle, heading: outOfFrameTitle, text: outOfFrame(address) });
}

/** A plain page for an internal error. */
export function plainErrorPage(site?: PlainPageSite): string {
  const language = site ? languageOf(site) : 'en';
  const { failedTitle, failedHeading, failed } = PLAIN_PAGE_MESSAGES[language];
  return plainPage({ language, title: failedTitle, heading: failedHeading, text: failed(homeOf(site)) });
}

function homeOf(site: PlainPageSite | undefined): string {
  return escapeHtml(site?.root || '/');
}

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

function plainPage({ language, title, heading, text }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body><main><h1>${heading}</h1><p>${text}</p></main></body>
</html>`;
}

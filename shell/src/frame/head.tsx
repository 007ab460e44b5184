import type { ReactElement } from 'react';
import { HOLE, type FrameProps } from 'shared-types/site/frame';
import { hole } from './hole';
import { siteIcon } from './site-icon';

interface HeadProps extends FrameProps {
  /** Scheme, host and port of the site. */
  readonly origin: string;
  /** The page's language. */
  readonly locale: string;
}

/** The head of the document: what the page is, for browsers, search engines and link previews. */
export function Head({ site, page, fontPreloads, holePrefix, origin, locale }: HeadProps): ReactElement {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {hole(holePrefix, HOLE.preloads)}
      <title>{fullTitle(page.title, site.title)}</title>
      <meta name="description" content={page.description} />
      {page.indexed ? <link rel="canonical" href={page.canonicalUrl} /> : <meta name="robots" content="noindex" />}
      {page.indexed && <Alternates page={page} origin={origin} locale={locale} />}
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <style nonce={hole(holePrefix, HOLE.nonce)} dangerouslySetInnerHTML={{ __html: hole(holePrefix, HOLE.css) }} />
      <script nonce={hole(holePrefix, HOLE.nonce)} dangerouslySetInnerHTML={{ __html: hole(holePrefix, HOLE.early) }} />
      <LinkPreview site={site} page={page} />
      <meta name="theme-color" content={site.theme.colors.paper} />
      <link rel="icon" href={siteIcon(site.title, site.theme)} />
    </head>
  );
}

/** Tells search engines of the page in every language, its own among them. */
function Alternates({ page, origin, locale }: Pick<HeadProps, 'page' | 'origin' | 'locale'>): ReactElement | null {
  const { canonicalUrl, translations = [] } = page;
  if (translations.length === 0) return null;
  return (
    <>
      <link rel="alternate" hrefLang={locale} href={canonicalUrl} />
      {translations.map((one) => (
        <link key={one.locale} rel="alternate" hrefLang={one.locale} href={origin + one.path} />
      ))}
    </>
  );
}

function LinkPreview({ site, page }: Pick<FrameProps, 'site' | 'page'>): ReactElement {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={page.canonicalUrl} />
      {page.socialImage && <meta property="og:image" content={page.socialImage} />}
      {page.socialImage && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

function fullTitle(page: string, site: string): string {
  return page.includes(site) ? page : `${page} · ${site}`;
}

import type { ReactElement } from 'react';
import { PLACEHOLDER, type FrameProps, type PageTranslation } from 'shared-types/site/page/frame';
import { placeholder } from './placeholder';
import { LinkPreview } from './link-preview';
import { siteIcon } from './site-icon';

interface HeadProps extends FrameProps {
  readonly locale: string;
}

/** The head of the document, for browsers, search engines and link previews. */
export function Head({ site, page, fontPreloads, placeholderPrefix, locale }: HeadProps): ReactElement {
  const others = (page.translations ?? []).filter(({ isAlternate }) => isAlternate);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* A page that comes slowly is shown from where its content begins: parts of its header would move as others come. */}
      <link rel="expect" href="#main" blocking="render" />
      {placeholder(placeholderPrefix, PLACEHOLDER.preloads)}
      <title>{fullTitle(page.title, site.title)}</title>
      {page.description && <meta name="description" content={page.description} />}
      {page.indexed ? <link rel="canonical" href={page.canonicalUrl} /> : <meta name="robots" content="noindex" />}
      {page.feed && <link rel="alternate" type={page.feed.type} title={page.feed.title} href={page.feed.path} />}
      {page.previousPath && <link rel="prev" href={page.previousPath} />}
      {page.nextPath && <link rel="next" href={page.nextPath} />}
      {page.indexed && <Alternates page={page} others={others} locale={locale} />}
      {fontPreloads.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
          onLoad={keepPlace}
        />
      ))}
      <style
        nonce={placeholder(placeholderPrefix, PLACEHOLDER.nonce)}
        dangerouslySetInnerHTML={{ __html: placeholder(placeholderPrefix, PLACEHOLDER.css) }}
      />
      <script
        nonce={placeholder(placeholderPrefix, PLACEHOLDER.nonce)}
        dangerouslySetInnerHTML={{ __html: placeholder(placeholderPrefix, PLACEHOLDER.early) }}
      />
      <LinkPreview site={site} page={page} others={others} locale={locale} />
      <meta name="theme-color" content={site.theme.colors.paper} />
      <link rel="icon" href={site.icon ?? siteIcon(site.title, site.theme)} />
      {site.look?.touchIcon && <link rel="apple-touch-icon" href={site.look.touchIcon} />}
    </head>
  );
}

/**
 * React moves links without handlers to the front of the head. Fonts must stay behind the picture in `preloads`: 29 kB
 * before it delay the largest paint by 30 ms on a phone (1.08 × a static page, instead of 1.02 ×).
 */
function keepPlace(): void {}

interface AlternatesProps extends Pick<HeadProps, 'page' | 'locale'> {
  readonly others: readonly PageTranslation[];
}

/** The page in every language, including its own, for search engines. */
function Alternates({ page, others, locale }: AlternatesProps): ReactElement | null {
  if (others.length === 0) return null;
  return (
    <>
      <link rel="alternate" hrefLang={locale} href={page.canonicalUrl} />
      {others.map((one) => (
        <link key={one.locale} rel="alternate" hrefLang={one.locale} href={new URL(one.path, page.canonicalUrl).href} />
      ))}
    </>
  );
}

function fullTitle(page: string, site: string): string {
  return page.includes(site) ? page : `${page} · ${site}`;
}

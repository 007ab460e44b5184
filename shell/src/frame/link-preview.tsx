import type { ReactElement } from 'react';
import type { FrameProps, PageTranslation } from 'shared-types/site/page/frame';

interface LinkPreviewProps extends Pick<FrameProps, 'site' | 'page'> {
  readonly locale: string;
  /** The page in other languages. */
  readonly others: readonly PageTranslation[];
}

/** Open Graph data for link previews, and the size of the card. */
export function LinkPreview({ site, page, locale, others }: LinkPreviewProps): ReactElement {
  const { description, price, socialImage } = page;
  return (
    <>
      <meta property="og:type" content={price ? 'product' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={withCountry(locale)} />
      {others.map((one) => (
        <meta key={one.locale} property="og:locale:alternate" content={withCountry(one.locale)} />
      ))}
      <meta property="og:title" content={page.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={page.canonicalUrl} />
      <meta name="twitter:card" content={socialImage ? 'summary_large_image' : 'summary'} />
      {socialImage && <PreviewPicture address={socialImage} details={page.socialImageDetails} />}
      {price && <meta property="product:price:amount" content={price.amount} />}
      {price && <meta property="product:price:currency" content={price.currency} />}
    </>
  );
}

interface PreviewPictureProps {
  readonly address: string;
  readonly details: FrameProps['page']['socialImageDetails'];
}

/** With the size a service can show the picture before it has fetched it. */
function PreviewPicture({ address, details }: PreviewPictureProps): ReactElement {
  return (
    <>
      <meta property="og:image" content={address} />
      {details && <meta property="og:image:width" content={String(details.width)} />}
      {details && <meta property="og:image:height" content={String(details.height)} />}
      {details?.alt && <meta property="og:image:alt" content={details.alt} />}
    </>
  );
}

const known = new Map<string, string>();

/** `pl` as `pl_PL`, since Open Graph requires a country. Cached, because Intl takes longer than the rest of the head. */
function withCountry(locale: string): string {
  const name = known.get(locale) ?? readWithCountry(locale);
  known.set(locale, name);
  return name;
}

function readWithCountry(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}_${region}` : language;
}

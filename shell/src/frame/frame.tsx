import type { ReactElement } from 'react';
import { PLACEHOLDER, type FrameProps, type RenderShell } from 'shared-types/site/page/frame';
import { AnnouncementBar } from '../features/announcement-bar/announcement-bar.view';
import { MobileInfoBar } from '../features/mobile-info-bar/mobile-info-bar.view';
import { PopupOverlay } from '../features/popup-overlay/popup-overlay.view';
import { createText } from '../host/text/text';
import { Footer } from './footer';
import { messages } from './frame.messages';
import { messages as pl } from './frame.messages.pl';
import { Head } from './head';
import { Header } from './header';
import { placeholder } from './placeholder';
import { Sections } from './sections';
import { ShellMessages } from './shell-messages';
import { StructuredData } from './structured-data';
import { themeStyle } from './theme-style';
import './page.css';

/** The document around the blocks, with placeholders for each request. */
export const frame: RenderShell['frame'] = (props: FrameProps, { context, perRequest }): ReactElement => {
  const { site, page, isBare, isAdmin, announcement, infoBar, popup, placeholderPrefix } = props;
  const { locale } = context;
  const text = createText(locale, { en: messages, pl });
  // A banner at the top comes first in reading order, and does not move content that is already painted.
  const isEdgeFirst = context.cookieSettings.cookieBannerPosition.startsWith('TOP');
  const edge = <div className="frame-edge">{placeholder(placeholderPrefix, 'slot-page-end')}</div>;
  const main = <Sections body={page.body} theme={site.theme} placeholderPrefix={placeholderPrefix} />;
  const isFramed = !isBare && !isAdmin;
  const { sizes: _sizes, ...plainTheme } = site.theme;
  return (
    <html lang={locale} dir={context.direction} style={themeStyle(isFramed ? site.theme : plainTheme, site.webFonts)}>
      <Head {...props} locale={locale} />
      <body className="frame-page">
        <a className="frame-skip visually-hidden" href="#main">
          {text('skip')}
        </a>
        {isEdgeFirst && edge}
        {announcement && (
          <AnnouncementBar
            announcement={announcement}
            placeholderPrefix={placeholderPrefix}
            perRequest={perRequest}
            locale={locale}
          />
        )}
        {isFramed && (
          <Header
            site={site}
            page={page}
            placeholderPrefix={placeholderPrefix}
            pagePath={context.pagePath}
            text={text}
          />
        )}
        {isAdmin ? (
          <div className="admin-frame">
            {placeholder(placeholderPrefix, 'slot-admin-frame')}
            {main}
          </div>
        ) : (
          main
        )}
        {isFramed && <Footer site={site} placeholderPrefix={placeholderPrefix} text={text} />}
        {infoBar && <MobileInfoBar settings={infoBar} locale={locale} />}
        {!isEdgeFirst && edge}
        {popup && <PopupOverlay {...popup} placeholderPrefix={placeholderPrefix} locale={locale} />}
        <StructuredData texts={props.structuredData} />
        <ShellMessages locale={locale} />
        {placeholder(placeholderPrefix, PLACEHOLDER.shell)}
      </body>
    </html>
  );
};

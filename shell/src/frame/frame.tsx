import type { ReactElement } from 'react';
import { HOLE, type FrameProps, type RenderShell } from 'shared-types/site/frame';
import { AnnouncementBar } from '../features/announcement-bar/announcement-bar.view';
import { PopupOverlay } from '../features/popup-overlay/popup-overlay.view';
import { createText } from '../host/text/text';
import { Footer } from './footer';
import { strings } from './frame.strings';
import { strings as pl } from './frame.strings.pl';
import { Head } from './head';
import { Header } from './header';
import { hole } from './hole';
import { Sections } from './sections';
import { ShellWords } from './shell-words';
import { StructuredData } from './structured-data';
import { themeStyle } from './theme-style';
import './page.css';

/** The whole document around the blocks, with holes where each request differs. */
export const frame: RenderShell['frame'] = (props: FrameProps, { context, perRequest }): ReactElement => {
  const { site, page, isBare, announcement, popup, holePrefix } = props;
  const { locale } = context;
  const text = createText(locale, { en: strings, pl });
  // What stands at the top of the window is read first too, and pushes away nothing that is already painted.
  const isEdgeFirst = context.cookieSettings.cookieBannerPosition.startsWith('TOP');
  const edge = <div className="frame-edge">{hole(holePrefix, 'slot-page-end')}</div>;
  return (
    <html lang={locale} dir={context.direction} style={themeStyle(site.theme)}>
      <Head {...props} locale={locale} />
      <body className="frame-page">
        <a className="frame-skip visually-hidden" href="#main">
          {text('skip')}
        </a>
        {isEdgeFirst && edge}
        {announcement && (
          <AnnouncementBar
            announcement={announcement}
            holePrefix={holePrefix}
            perRequest={perRequest}
            locale={locale}
          />
        )}
        {!isBare && <Header site={site} page={page} holePrefix={holePrefix} pagePath={context.pagePath} text={text} />}
        <Sections body={page.body} holePrefix={holePrefix} />
        {!isBare && <Footer site={site} holePrefix={holePrefix} text={text} />}
        {!isEdgeFirst && edge}
        {popup && <PopupOverlay {...popup} holePrefix={holePrefix} locale={locale} />}
        <StructuredData texts={props.structuredData} />
        <ShellWords locale={locale} />
        {hole(holePrefix, HOLE.shell)}
      </body>
    </html>
  );
};

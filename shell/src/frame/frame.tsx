import type { ReactElement } from 'react';
import { HOLE, type FrameProps, type RenderShell } from 'shared-types/site/frame';
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
export const frame: RenderShell['frame'] = (props: FrameProps, { context }): ReactElement => {
  const { site, page, popup, holePrefix } = props;
  const text = createText(context.locale, { en: strings, pl });
  // What stands at the top of the window is read first too, and pushes away nothing that is already painted.
  const isEdgeFirst = context.cookieSettings.cookieBannerPosition.startsWith('TOP');
  const edge = <div className="frame-edge">{hole(holePrefix, 'slot-page-end')}</div>;
  return (
    <html lang={context.locale} dir={context.direction} style={themeStyle(site.theme)}>
      <Head {...props} locale={context.locale} />
      <body className="frame-page">
        <a className="frame-skip visually-hidden" href="#main">
          {text('skip')}
        </a>
        {isEdgeFirst && edge}
        <Header site={site} page={page} holePrefix={holePrefix} pagePath={context.pagePath} text={text} />
        <Sections body={page.body} holePrefix={holePrefix} />
        <Footer site={site} holePrefix={holePrefix} text={text} />
        {!isEdgeFirst && edge}
        {popup && <PopupOverlay {...popup} holePrefix={holePrefix} locale={context.locale} />}
        <StructuredData texts={props.structuredData} />
        <ShellWords locale={context.locale} />
        {hole(holePrefix, HOLE.shell)}
      </body>
    </html>
  );
};

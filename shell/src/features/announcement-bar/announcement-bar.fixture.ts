import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ANNOUNCEMENT_ELEMENT_ID, type AnnouncementView } from 'shared-types/site/page/announcement-bar';
import { AnnouncementBar } from './announcement-bar.view';

/** What the site announces. */
export const KILN: AnnouncementView = {
  id: 'kiln'.padEnd(16, '0'),
  text: 'Closed on Friday.',
  link: { title: 'Hours', href: '/hours' },
};

/** The bar of the page. */
export const bar = () => document.getElementById(ANNOUNCEMENT_ELEMENT_ID)!;
/** Something in the bar. */
export const inBar = <T extends HTMLElement = HTMLElement>(selector: string) => bar().querySelector<T>(selector)!;
/** What a visitor reads in the bar; nothing where it is hidden. */
export const seenInBar = () => (bar().hidden ? '' : (inBar('p').textContent ?? '').trim());

/** A page with the bar, as the server sends it; without an announcement it has the place for one. */
export function showBar(announcement: Partial<AnnouncementView> = {}): void {
  const perRequest = { crumb: 'crumb-of-page', return: '/shop' };
  const view = createElement(AnnouncementBar, {
    announcement,
    placeholderPrefix: 'placeholder-',
    perRequest,
    locale: 'en',
  });
  document.body.innerHTML = `${renderToStaticMarkup(view)}<header><a href="/">Fern</a></header><main></main>`;
}

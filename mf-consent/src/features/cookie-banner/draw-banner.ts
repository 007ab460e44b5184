import type { Host } from 'shared-types/host/host';
import type { CookieSettings } from 'shared-types/site/context';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { bannerClass, bannerEdge, readBanner, type Banner } from './banner-settings';
import type { messages } from './cookie-banner.messages';
import { shownBanner } from './shown-banner';

type Cleaning = Element & { setHTML?(html: string): void };

/** Returns a function that draws settings into the banner rendered by the server. */
export function createDraw(
  section: HTMLElement,
  { context, text }: Pick<Host<typeof messages>, 'context' | 'text'>,
): (settings: CookieSettings) => void {
  const place = section.querySelector<Cleaning>('[data-text]');
  const shown = section.querySelector<HTMLInputElement>('input[name="shown"]');
  // Kept as nodes, because the server has sanitized the site's own text.
  const own = [...(place?.childNodes ?? [])];
  return (settings) => {
    const banner = readBanner(settings);
    section.className = bannerClass(banner);
    section.setAttribute(BLOCK_ATTRIBUTE.covers, bannerEdge(banner));
    if (shown) shown.value = JSON.stringify(shownBanner(banner, text));
    const isOwn = settings.cookieBannerText === context.cookieSettings.cookieBannerText;
    if (isOwn) place?.replaceChildren(...own);
    else if (place) showText(place, banner.html ?? text('text'));
    nameChoice(section, 'accepted', { label: banner.ctaText ?? text('accept') });
    nameChoice(section, 'declined', { label: banner.optOutText ?? text('decline'), isHidden: !banner.declines });
  };
}

function showText(place: Cleaning, html: NonNullable<Banner['html']>): void {
  if (place.setHTML) place.setHTML(html);
  else place.textContent = html.replace(/<[^<>]*>/g, ' ');
}

function nameChoice(
  section: HTMLElement,
  choice: 'accepted' | 'declined',
  { label, isHidden = false }: { readonly label: string; readonly isHidden?: boolean },
): void {
  const button = section.querySelector<HTMLButtonElement>(`button[value="${choice}"]`);
  if (!button) return;
  button.hidden = isHidden;
  button.lastElementChild?.replaceChildren(label);
}

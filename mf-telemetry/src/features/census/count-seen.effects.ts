import type { Host } from 'shared-types/host/host';
import { COOKIE } from 'shared-types/site/cookie';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import type { Delivery } from '../../parts/delivery/delivery';
import { pageRelease } from '../../parts/origin/page-release.effects';
import { censusCall, type CensusBodies } from './census.api';
import { BUTTON, COUNTED } from './counted';
import { blockOf, readButton } from './read-button.effects';

/** Tells of each button and form when it first comes into the window, of the popup when it opens, and of each press of a button. */
export function countSeen({ context, stop }: Pick<Host, 'context' | 'stop'>, delivery: Delivery): void {
  const see = (element: Element): void => {
    const popup = context.settings.popupOverlaySettings;
    if (element instanceof HTMLAnchorElement) tell(delivery, 'buttonRender', readButton(element, pageRelease()));
    else if (element instanceof HTMLFormElement) tell(delivery, 'formRender', { formId: blockOf(element) });
    else if (popup) tell(delivery, 'overlay', { version: popup.version, style: popup.style });
  };
  followSight(COUNTED, see, stop);
  const press = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(BUTTON);
    if (link) tell(delivery, 'buttonClick', readButton(link, pageRelease()));
  };
  // Before anything on the page can keep the click from going further.
  addEventListener('click', press, { capture: true, signal: stop });
}

/** Tells of a product that was looked at without its page. */
export function countQuickView(productId: string, delivery: Delivery): void {
  tell(delivery, 'recordQuickView', {}, productId);
}

function tell<K extends keyof CensusBodies>({ send }: Delivery, name: K, body: CensusBodies[K], id?: string): void {
  const visitorCookie = readCookie(COOKIE.visitor);
  send(censusCall(name, { ...body, ...(visitorCookie && { visitorCookie }) }, id));
}

/** Calls back once for each element of the page, when some of it is in the window; what is in a closed popup is not. */
function followSight(selector: string, see: (element: Element) => void, stop: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        observer.unobserve(target);
        see(target);
      }
  });
  document.querySelectorAll(selector).forEach((element) => observer.observe(element));
  stop.addEventListener('abort', () => observer.disconnect());
}

import { FORM_CALLS } from 'shared-types/forms/contact-form';
import type { Host } from 'shared-types/host/host';
import { COOKIE } from 'shared-types/site/cookie';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import { POPUP_ELEMENT_ID } from 'shared-types/site/popup-overlay';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import { recordedDeliveryOf } from '../../parts/delivery/delivery-of';
import { pageRelease } from '../../parts/origin/page-release.effects';
import { censusCall, type CensusBodies } from './census.api';
import { blockOf, readButton } from './read-button.effects';

const BUTTON = `[${BLOCK_ATTRIBUTE.feature}="blocks/button"] a`;
const FORM = `form[action^="${FORM_CALLS.saveFormSubmission.path}"]`;

/** Tells of each button and form when it first comes into the window, of the popup when it opens, and of each press of a button. */
export function start(_root: HTMLElement, host: Host): void {
  const { context, stop } = host;
  const delivery = recordedDeliveryOf(host);
  if (!delivery) return;
  const tell = <K extends keyof CensusBodies>(name: K, body: CensusBodies[K], id?: string): void => {
    delivery.send(censusCall(name, { ...body, visitorCookie: readCookie(COOKIE.visitor) }, id));
  };
  const see = (element: Element): void => {
    const popup = context.settings.popupOverlaySettings;
    if (element instanceof HTMLAnchorElement) tell('buttonRender', readButton(element, pageRelease()));
    else if (element instanceof HTMLFormElement) tell('formRender', { formId: blockOf(element) });
    else if (popup) tell('overlay', { version: popup.version, style: popup.style });
  };
  followSight(`${BUTTON},${FORM},#${POPUP_ELEMENT_ID}`, see, stop);
  const press = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(BUTTON);
    if (link) tell('buttonClick', readButton(link, pageRelease()));
  };
  host.bus.on('commerce/product-viewed').subscribe(({ productId }) => tell('recordQuickView', {}, productId));
  // Before anything on the page can keep the click from going further.
  addEventListener('click', press, { capture: true, signal: stop });
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

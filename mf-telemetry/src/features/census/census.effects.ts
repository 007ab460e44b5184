import { FORM_CALLS } from 'shared-types/forms/contact-form';
import type { Host } from 'shared-types/host/host';
import { COOKIE } from 'shared-types/site/cookie';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { POPUP_ELEMENT_ID } from 'shared-types/site/page/popup-overlay';
import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import { recordedDeliveryOf } from '../../parts/delivery/delivery-of';
import { followPresses } from '../../parts/presses/follow-presses.effects';
import { censusCall } from './census.api';
import { blockOf, readButton } from './read-button.effects';

const BUTTON = `[${BLOCK_ATTRIBUTE.feature}="blocks/button"] a`;
const FORM = `form[action^="${FORM_CALLS.saveFormSubmission.path}"]`;

/** Reports each button and form when it first becomes visible, the popup when it opens, and each click on a button. */
export function start(_root: HTMLElement, host: Host): void {
  const { context, stop } = host;
  const delivery = recordedDeliveryOf(host);
  if (!delivery) return;
  const report = (path: string, body: Parameters<typeof censusCall>[1]): void =>
    delivery.send(censusCall(path, { ...body, visitorCookie: readCookie(COOKIE.visitor) }));
  const see = (element: Element): void => {
    const popup = context.settings.popupOverlaySettings;
    if (element instanceof HTMLAnchorElement) report(CENSUS_CALLS.buttonRender.path, readButton(element));
    else if (element instanceof HTMLFormElement) report(CENSUS_CALLS.formRender.path, { formId: blockOf(element) });
    else if (popup) report(CENSUS_CALLS.overlay.path, { version: popup.version, style: popup.style });
  };
  followVisibility(`${BUTTON},${FORM},#${POPUP_ELEMENT_ID}`, see, stop);
  followPresses(BUTTON, (link) => report(CENSUS_CALLS.buttonClick.path, readButton(link)), stop);
  host.bus
    .on('commerce/product-viewed')
    .subscribe(({ productId }) => report(CENSUS_CALLS.recordQuickView.path.replace(':id', productId), {}));
}

/** Calls back once per matching element, when it first becomes visible; elements of a closed popup are not visible. */
function followVisibility(selector: string, see: (element: Element) => void, stop: AbortSignal): void {
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

import type { Host } from 'shared-types/host/host';
import { COOKIE } from 'shared-types/site/cookie';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import { createUuid } from '../../parts/delivery/create-uuid.effects';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { onReturn } from '../../parts/return/on-return.effects';
import { isRecorded } from './is-recorded';
import { pageHit, type HitBrowser } from './page-hit';
import { trackQuery } from './track-query';
import { hitCall, trackAddress } from './visits.api';

/** Reports that the page is shown: now, and each time it is restored from the back/forward cache. */
export function start(_root: HTMLElement, host: Host): void {
  const { context, perRequest, stop } = host;
  if (!isRecorded(context)) return;
  const { send } = deliveryOf(host);
  const record = () => {
    // The server writes the cookie, and only the server knows its format.
    send(hitCall(pageHit(context, readBrowser()), readCookie(COOKIE.visitor)));
    track(perRequest.crumb);
  };
  onReturn(record, stop);
  record();
}

function readBrowser(): HitBrowser {
  return {
    clientDate: Date.now(),
    screenHeight: screen.height,
    screenWidth: screen.width,
    title: document.title,
    url: location.href,
    userAgent: navigator.userAgent,
    viewportHeight: innerHeight,
    viewportWidth: innerWidth,
  };
}

/** Needs no response: all data is in the image's URL. */
function track(crumb: string): void {
  const page = trackQuery({
    landing: location.href,
    refer: document.referrer,
    rk: createUuid(),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  });
  new Image().src = trackAddress(page, crumb);
}

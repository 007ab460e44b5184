import type { Host } from 'shared-types/host/host';
import { COOKIE } from 'shared-types/site/cookie';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { isRecorded } from './is-recorded';
import { pageHit, type HitBrowser } from './page-hit';
import { hitCall } from './visits.api';

/** Records that the page is shown, once now and each time it comes back out of the browser's memory. */
export function start(_root: HTMLElement, host: Host): void {
  const { context, stop } = host;
  if (!isRecorded(context)) return;
  const { send } = deliveryOf(host);
  const record = () => send(hitCall(pageHit(context, readBrowser()), readVisitor()));
  addEventListener('pageshow', ({ persisted }) => persisted && record(), { signal: stop });
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

/** The server writes the cookie; nobody but the server says what it means. */
function readVisitor(): string | undefined {
  const prefix = `${COOKIE.visitor}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
  return pair?.slice(prefix.length);
}

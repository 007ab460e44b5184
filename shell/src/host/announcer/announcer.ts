import type { Announcer } from 'shared-types/host/announcer';

/** Assistive technology only announces changes of a region it has seen empty. */
const SETTLE_MS = 100;

type Urgency = 'polite' | 'assertive';

/** The two live regions are created with the first message and removed with the signal. */
export function createAnnouncer(page: Document, stop: AbortSignal): Announcer {
  const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] };
  const speak = (urgency: Urgency): void => {
    const messages = waiting[urgency].splice(0).join(' ');
    if (!stop.aborted) findRegion(page, urgency).textContent = messages;
  };
  stop.addEventListener('abort', () => page.querySelectorAll('[data-announcer]').forEach((region) => region.remove()));
  return {
    announce(message, urgency = 'polite') {
      if (stop.aborted) return;
      waiting[urgency].push(message);
      if (waiting[urgency].length > 1) return;
      // Emptied first: the same text again is no change, and would not be announced.
      findRegion(page, urgency).textContent = '';
      setTimeout(() => speak(urgency), SETTLE_MS);
    },
  };
}

/** Elements outside an open modal dialog are inert, so the region must be in the topmost one. */
function findRegion(page: Document, urgency: Urgency): Element {
  const place = [...page.querySelectorAll('dialog[open][aria-modal="true"]')].at(-1) ?? page.body;
  const own = [...place.children].find((child) => child.getAttribute('data-announcer') === urgency);
  return own ?? place.appendChild(makeRegion(page, urgency));
}

function makeRegion(page: Document, urgency: Urgency): HTMLElement {
  const region = page.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('data-announcer', urgency);
  region.setAttribute('role', urgency === 'polite' ? 'status' : 'alert');
  return region;
}

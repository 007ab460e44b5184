import type { Announcer } from 'shared-types/host/announcer';

/** A region that has just come into the page is heard only after the assistive technology has seen it empty. */
const SETTLE_MS = 100;

type Urgency = 'polite' | 'assertive';

/** Makes the announcer of a page; its two regions come with the first message and go with the signal. */
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
      // Emptied first: the same message twice is no change, and is not said again.
      findRegion(page, urgency).textContent = '';
      setTimeout(() => speak(urgency), SETTLE_MS);
    },
  };
}

/** What lies outside an open modal dialog is inert and stays unsaid, so the region stands in the topmost one. */
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

import { DOMAIN_CALLS, type DomainsView, type DomainView } from 'shared-types/admin/domains';
import type { Host } from 'shared-types/host/host';
import { domainTexts } from './domain-texts';
import type { messages } from './domains.messages';

/** The server checks new domains every minute, and looks for them every five seconds. */
const EVERY_MS = 5000;
/** Connected domains are checked hourly. */
const SELDOM_MS = 60_000;

/** Asks for the state of all domains again and again, while the page is looked at, and shows it in place. */
export function followChecks(root: HTMLElement, host: Host<typeof messages>): void {
  const { request, stop } = host;
  if (!root.querySelector('[data-domain]')) return;
  const isCalm = () => [...entriesOf(root)].every((entry) => entry.dataset['status'] === 'secured');
  const follow = async (): Promise<void> => {
    if (!document.hidden) {
      const result = await request<DomainsView>(DOMAIN_CALLS.getDomains.path, { signal: stop });
      if (stop.aborted) return;
      if (result.ok) show(root, result.body, host);
    }
    timer = setTimeout(() => void follow(), isCalm() ? SELDOM_MS : EVERY_MS);
  };
  let timer = setTimeout(() => void follow(), EVERY_MS);
  stop.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

function entriesOf(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-domain]');
}

function show(root: HTMLElement, view: DomainsView, host: Host<typeof messages>): void {
  const main = root.querySelector('[data-main-host]');
  if (main) setText(main, host.text('mainHost', { host: view.mainHost }));
  for (const entry of entriesOf(root)) {
    const domain = view.domains.find((one) => one.domain === entry.dataset['domain']);
    if (domain) showDomain(entry, domain, host);
  }
}

function showDomain(entry: HTMLElement, domain: DomainView, { announcer, text }: Host<typeof messages>): void {
  const texts = domainTexts(domain, text);
  for (const place of entry.querySelectorAll<HTMLElement>('[data-text]')) {
    const own = texts[place.dataset['text'] ?? ''] ?? '';
    setText(place, own);
    place.hidden = own === '';
  }
  for (const { type, state = 'new' } of domain.records) {
    const place = entry.querySelector<HTMLElement>(`[data-text="record-${type}"]`);
    if (place) place.dataset['state'] = state;
  }
  const useMain = entry.querySelector<HTMLElement>('[data-use-main]');
  if (useMain) useMain.hidden = !domain.isVerified && !domain.isMain;
  if (entry.dataset['status'] === domain.status) return;
  entry.dataset['status'] = domain.status;
  announcer.announce(`${domain.name}: ${texts['status'] ?? ''}`);
}

/** Only what has changed, so that a selection stays. */
function setText(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

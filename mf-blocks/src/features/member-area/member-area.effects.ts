import type { Host } from 'shared-types/host/host';
import { signOut } from './member-area.api';
import type { messages } from './member-area.messages';

/** Signs out by the API call of the specification, then reloads the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector<HTMLFormElement>('form[data-sign-out]');
  form?.addEventListener('submit', (event) => void leave(event, form, host), { signal: host.stop });
}

async function leave(event: SubmitEvent, form: HTMLFormElement, host: Host<typeof messages>): Promise<void> {
  event.preventDefault();
  if (form.getAttribute('aria-busy') === 'true') return;
  form.setAttribute('aria-busy', 'true');
  const reply = await signOut(host.request);
  if (reply.ok) {
    host.bus.publish('site/session', reply.body.states['site/session']);
    return host.navigate(host.perRequest.return);
  }
  form.removeAttribute('aria-busy');
  const place = form.querySelector('[data-form-error]');
  if (place) place.textContent = reply.message;
}

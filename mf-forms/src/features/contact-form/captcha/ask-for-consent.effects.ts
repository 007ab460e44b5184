import type { Host } from 'shared-types/host/host';
import type { messages } from '../contact-form.messages';

/**
 * Calls once the visitor allows something to be loaded from a service: by the purpose functional, or with the button that this
 * shows until then.
 */
export function askForConsent(
  place: HTMLElement,
  { service, host }: { readonly service: string; readonly host: Host<typeof messages> },
  then: () => void,
): void {
  if (host.consent.allows('functional')) return then();
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'button button--quiet' });
  button.textContent = host.text('captchaLoad');
  const notice = document.createElement('p');
  notice.className = 'field__hint';
  notice.textContent = host.text('captchaNotice', { service });
  place.replaceChildren(button, notice);
  const allowed = new AbortController();
  const signal = AbortSignal.any([host.stop, allowed.signal]);
  const load = (): void => {
    allowed.abort();
    then();
  };
  button.addEventListener('click', load, { signal });
  void host.consent.granted('functional').then(() => (signal.aborted ? undefined : load()));
}

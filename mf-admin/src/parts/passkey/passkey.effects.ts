import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { PASSKEY_FIELD } from 'shared-types/admin/people/two-step';
import type { Host } from 'shared-types/host/host';
import { getPasskeyOptions } from './passkey-options.api';

export type PasskeyMessages = Readonly<Record<'passkeyCancelled' | 'passkeyFailed' | 'passkeyKnown', string>>;

type PasskeyHost = Pick<Host<PasskeyMessages>, 'request' | 'stop' | 'text'>;

const CEREMONIES = {
  create: (options: object) => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  get: (options: object) => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
} as const;

/** Shows the forms for passkeys in browsers that support them, and requests a passkey before each is sent. */
export function startPasskeyForms(root: HTMLElement, host: PasskeyHost): void {
  const isSupported = browserSupportsWebAuthn();
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.toggleAttribute('inert', !isSupported);
    form.hidden = !isSupported;
    form.addEventListener('submit', (event) => askFirst(event, form, host), { signal: host.stop });
  }
}

/** Lets a form with an answer pass; the shell sends it. */
function askFirst(event: SubmitEvent, form: HTMLFormElement, host: PasskeyHost): void {
  const field = form.elements.namedItem(PASSKEY_FIELD) as HTMLInputElement;
  if (field.value !== '') {
    // An answer is right once: the next sending asks again.
    queueMicrotask(() => (field.value = ''));
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (form.getAttribute('aria-busy') === 'true') return;
  void answer(form, field, host);
}

async function answer(form: HTMLFormElement, field: HTMLInputElement, host: PasskeyHost): Promise<void> {
  showProblem(form, '');
  form.setAttribute('aria-busy', 'true');
  const answered = await ask(form, host);
  form.removeAttribute('aria-busy');
  if (host.stop.aborted) return;
  if ('problem' in answered) return showProblem(form, answered.problem);
  field.value = answered.json;
  form.requestSubmit();
}

async function ask(
  { dataset }: HTMLFormElement,
  { request, text }: PasskeyHost,
): Promise<{ readonly json: string } | { readonly problem: string }> {
  const reply = await getPasskeyOptions(request, dataset['options'] ?? '');
  if (!reply.ok) return { problem: reply.message };
  const ceremony = CEREMONIES[dataset['passkey'] === 'create' ? 'create' : 'get'];
  try {
    return { json: JSON.stringify(await ceremony(reply.body.options)) };
  } catch (error) {
    return { problem: text(problemOf(error)) };
  }
}

/** Browsers report a cancelled request and one that took too long alike, so that no page learns more. */
function problemOf(error: unknown): keyof PasskeyMessages {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'passkeyKnown';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'passkeyCancelled' : 'passkeyFailed';
}

function showProblem(form: HTMLFormElement, problem: string): void {
  const place = form.querySelector<HTMLElement>('[data-form-error]');
  if (!place) return;
  place.textContent = problem;
  if (problem !== '') place.focus();
}

import { CAPTCHA_INPUT, CAPTCHA_SERVICE_NAMES, type Captcha } from 'shared-types/forms/captcha';
import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { messages } from '../contact-form.messages';
import { askForConsent } from './ask-for-consent.effects';
import { attemptsOf, type Attempts } from './attempts';
import { CaptchaSetupError, type CaptchaSource } from './captcha-source';
import { ownCaptcha } from './own-captcha.effects';
import { lockForm } from './lock-form.effects';
import { serviceCaptcha } from './service-captcha.effects';
import { showFailure } from './show-failure.effects';

type FormHost = Host<typeof messages>;

const NOT_SET_UP = 'Could not render form';
/** A proof is usually there sooner, and then there is nothing to say. */
const SILENCE_MS = 1000;

interface CaptchaParts {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly button: HTMLButtonElement;
  /** Where a service shows its captcha. */
  readonly node: HTMLElement;
  readonly status: HTMLElement;
}

/**
 * Completes the form's captcha from the visitor's first interaction, and lets the shell send the form once it is complete. A
 * form submitted earlier waits for the site's own captcha, and asks for that of a service. Where the captcha cannot be set up,
 * the browser sends the form, and the server has the visitor send it twice.
 *
 * @implements CAPT-01 CAPT-02 CAPT-03 CAPT-04 CAPT-05 FORM-22 FORM-23 FORM-28
 */
export function startCaptcha(root: HTMLElement, host: FormHost): void {
  const wrapper = root.querySelector<HTMLElement>('[data-captcha]');
  if (!wrapper) return;
  const parts = findParts(wrapper);
  if (!parts) return console.error('Captcha node is missing');
  try {
    follow(parts, { host, ...captchaOf(wrapper.dataset.captcha as Captcha, parts, host) });
  } catch (error) {
    console.error(NOT_SET_UP, error);
  }
}

function findParts(wrapper: HTMLElement): CaptchaParts | undefined {
  const form = wrapper.closest('form');
  const node = wrapper.querySelector<HTMLElement>('[data-captcha-node]');
  const status = wrapper.querySelector<HTMLElement>('[role="status"]');
  const input = wrapper.querySelector<HTMLInputElement>(`input[name="${CAPTCHA_INPUT}"]`);
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  return form && node && status && input && button ? { form, input, button, node, status } : undefined;
}

interface Following {
  readonly host: FormHost;
  readonly source: CaptchaSource;
  /** Calls when the first attempt may begin. */
  readonly begin: (start: () => void) => void;
}

function captchaOf(kind: Captcha, { form, node }: CaptchaParts, host: FormHost): Omit<Following, 'host'> {
  if (kind === 'altcha') return { source: ownCaptcha(form, host), begin: (start) => start() };
  const service = CAPTCHA_SERVICE_NAMES[kind];
  const title = host.text('captchaFrame', { service });
  const formId = form.querySelector<HTMLInputElement>('input[name="block"]')?.value ?? '';
  return {
    source: serviceCaptcha({ formId, place: node, title, stop: host.stop }),
    begin: (start) => askForConsent(node, { service, host }, start),
  };
}

function follow(parts: CaptchaParts, { host, source, begin }: Following): void {
  const { form } = parts;
  const leaving = new AbortController();
  const signal = AbortSignal.any([host.stop, leaving.signal]);
  const fail = (error: unknown): never => {
    if (error instanceof CaptchaSetupError) {
      console.error(NOT_SET_UP, error);
      leaving.abort();
    }
    void host.telemetry.error(error);
    throw error;
  };
  const attempts = attemptsOf({ ...source, complete: () => source.complete().catch(fail) });
  form.setAttribute(BLOCK_ATTRIBUTE.enhance, '');
  // Without its captcha the form is the browser's again.
  signal.addEventListener('abort', () => form.removeAttribute(BLOCK_ATTRIBUTE.enhance), { once: true });
  const submitting = { ...parts, attempts, host, isSilent: source.isSilent, signal };
  let mayBegin = false;
  form.addEventListener('submit', (event) => submit(event, { ...submitting, mayBegin }), { signal });
  onRefused(form, signal, () => void reset(submitting));
  begin(() => {
    mayBegin = true;
    attempts.current().catch(() => undefined);
  });
}

interface Submitting extends CaptchaParts {
  readonly attempts: Attempts;
  readonly host: FormHost;
  readonly isSilent: boolean;
  /** Aborts when the browser sends the form by itself. */
  readonly signal: AbortSignal;
}

/** Leaves a form with a complete captcha to the shell. Another one waits and is then submitted again, or asks the visitor. */
function submit(event: SubmitEvent, submitting: Submitting & { readonly mayBegin: boolean }): void {
  const { form, input, attempts, host, isSilent, mayBegin } = submitting;
  const captchaKey = attempts.ready();
  if (captchaKey !== undefined) return void (input.value = captchaKey);
  event.preventDefault();
  if (form.hasAttribute('aria-busy')) return;
  if (isSilent) return void wait(event.submitter, submitting);
  // One that has expired or failed is shown afresh.
  if (mayBegin) attempts.current().catch(() => undefined);
  showFailure(form, host.text('captchaIncomplete'));
}

async function wait(
  submitter: HTMLElement | null,
  { form, button, attempts, host, signal }: Submitting,
): Promise<void> {
  const unlock = lockForm(form, button);
  const outcome = await attempts.current().then(
    () => 'complete' as const,
    () => 'failed' as const,
  );
  unlock();
  if (host.stop.aborted) return;
  if (outcome === 'failed' && !signal.aborted) return showFailure(form, host.text('captchaFailed'));
  form.requestSubmit(submitter);
}

/** The button is disabled until the captcha is complete again, or has failed, so that the visitor can try once more. */
async function reset({ input, button, status, attempts, host, isSilent }: Submitting): Promise<void> {
  input.value = '';
  button.disabled = true;
  const say = () => (status.textContent = host.text('captchaRenewed'));
  const timer = setTimeout(say, isSilent ? SILENCE_MS : 0);
  await attempts.renew().catch(() => undefined);
  clearTimeout(timer);
  button.disabled = false;
  status.textContent = '';
}

/** Calls when the shell has shown that the form was refused. It does so right after the form is no longer busy. */
function onRefused(form: HTMLFormElement, stop: AbortSignal, reset: () => void): void {
  let isSending = false;
  const observer = new MutationObserver(() => {
    const isBusy = form.hasAttribute('aria-busy') && !form.hasAttribute('data-captcha-waits');
    const hasEnded = isSending && !isBusy;
    isSending = isBusy;
    if (hasEnded && form.querySelector(`[${BLOCK_ATTRIBUTE.formError}]`)?.textContent) reset();
  });
  observer.observe(form, { attributes: true, attributeFilter: ['aria-busy'] });
  stop.addEventListener('abort', () => observer.disconnect(), { once: true });
}

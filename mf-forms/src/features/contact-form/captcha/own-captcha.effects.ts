import { CAPTCHA_CALLS, type CaptchaChallenge } from 'shared-types/forms/captcha';
import type { Host } from 'shared-types/host/host';
import type { messages } from '../contact-form.messages';
import { CaptchaSetupError, type CaptchaSource } from './captcha-source';
import { canSolve, createWorkerPolicy, solveInWorker } from './solve-in-worker.effects';

const TIMEOUT_MS = 10_000;
/** The server accepts a solution for an hour. */
const VALID_MS = 3_000_000;

/**
 * The site's own captcha: a proof of work for the form's key, without anything to see or to do. Throws a `CaptchaSetupError`
 * in a browser that cannot compute it.
 */
export function ownCaptcha(form: HTMLFormElement, host: Host<typeof messages>): CaptchaSource {
  if (!canSolve()) throw new CaptchaSetupError('This browser cannot compute the proof of a captcha here.');
  const { stop } = host;
  const policy = host.store(createWorkerPolicy);
  const value = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  return {
    isSilent: true,
    subject: () => value('key'),
    validMs: VALID_MS,
    async complete() {
      const query = new URLSearchParams({ form: value('block'), key: value('key') });
      const path = `${CAPTCHA_CALLS.getChallenge.path}?${query}`;
      const reply = await host.request<CaptchaChallenge>(path, { timeoutMs: TIMEOUT_MS, retries: 1, signal: stop });
      if (!reply.ok) throw new Error(reply.message);
      const challenge = reply.body;
      const solution = await solveInWorker(challenge, { policy, stop });
      return btoa(JSON.stringify({ challenge, solution }));
    },
  };
}

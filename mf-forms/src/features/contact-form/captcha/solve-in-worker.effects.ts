import type { CaptchaChallenge, CaptchaSolution } from 'shared-types/forms/captcha';
import { CaptchaSetupError } from './captcha-source';
import { solveChallenge } from './solve-challenge';

/** A cheap phone needs two seconds. */
const TIMEOUT_MS = 60_000;
/** The page's policy allows it where a form has the site's own captcha. */
const POLICY = 'colonnade-captcha';

/** Makes script URLs for workers. */
export interface WorkerPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}

/** False in browsers without workers, and on `http:` pages, which have no cryptography. */
export function canSolve(): boolean {
  return 'Worker' in globalThis && globalThis.crypto?.subtle !== undefined;
}

/** A page can have one policy of a name. It accepts nothing but the worker below. */
export function createWorkerPolicy(): WorkerPolicy {
  const rules: WorkerPolicy = {
    createScriptURL(url) {
      if (!url.startsWith('blob:')) throw new TypeError(`${url} is not the worker of a captcha.`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(POLICY, rules) ?? rules;
}

/**
 * Solves a challenge in a worker, whose source comes with this file and its integrity. Rejects with a `CaptchaSetupError` if
 * the worker fails, takes too long, or is stopped.
 */
export async function solveInWorker(
  challenge: CaptchaChallenge,
  { policy, stop }: { readonly policy: WorkerPolicy; readonly stop: AbortSignal },
): Promise<CaptchaSolution> {
  const source = `onmessage=({data})=>(${solveChallenge})(data).then(postMessage)`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  let worker: Worker | undefined;
  try {
    const started = startWorker(policy.createScriptURL(url));
    worker = started;
    return await new Promise((resolve, reject) => {
      const fail = (): void => reject(new CaptchaSetupError('The worker of the captcha has failed.'));
      started.onmessage = ({ data }: MessageEvent<CaptchaSolution>) => resolve(data);
      started.onerror = fail;
      AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]).addEventListener('abort', fail);
      started.postMessage(challenge);
    });
  } finally {
    worker?.terminate();
    URL.revokeObjectURL(url);
  }
}

/** Browsers throw where a policy forbids the worker, or report it as an error of the worker. */
function startWorker(url: string): Worker {
  try {
    return new Worker(url);
  } catch (cause) {
    throw new CaptchaSetupError('The worker of the captcha was refused.', { cause });
  }
}

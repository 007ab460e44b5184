import { z } from 'zod';
import type { CaptchaService } from './captcha-service';

/** Visitors wait for it. */
const TIMEOUT_MS = 5000;
/** Codes of all services for tokens that are missing, wrong, used or expired; any other code is about us. */
const ABOUT_TOKEN = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'expired-input-response',
  'already-seen-response',
]);

const replySchema = z.object({
  success: z.boolean(),
  hostname: z.string().nullish(),
  'error-codes': z.array(z.string()).nullish(),
});

/** The service's answer; `reason` is for the log and contains no secret. */
export type TokenAnswer =
  | { readonly kind: 'complete' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface TokenToVerify {
  readonly secret: string;
  readonly token: string;
  /** Host name of the page with the form. */
  readonly host: string;
}

/** Asks a service whether a token is valid for a page of this host. It is not told who the visitor is. Never rejects. */
export async function verifyToken(
  { title, verifyUrl }: Pick<CaptchaService, 'title' | 'verifyUrl'>,
  { secret, token, host }: TokenToVerify,
): Promise<TokenAnswer> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      // A redirect would send the secret elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Some services answer a wrong token with 400, and its code.
    const reply = replySchema.safeParse(await response.json());
    if (!reply.success) return { kind: 'failed', reason: `${title} answered ${response.status} with something else.` };
    return answerOf(title, reply.data, host);
  } catch (error) {
    return {
      kind: 'failed',
      reason: `${title} could not be asked: ${error instanceof Error ? error.name : 'unknown'}.`,
    };
  }
}

function answerOf(title: string, reply: z.output<typeof replySchema>, host: string): TokenAnswer {
  const { success, hostname, 'error-codes': codes } = reply;
  // A token of another page with the same site key proves nothing here.
  if (success) return { kind: !hostname || hostname === host ? 'complete' : 'incomplete' };
  const foreign = (codes ?? []).filter((code) => !ABOUT_TOKEN.has(code));
  return foreign.length === 0
    ? { kind: 'incomplete' }
    : { kind: 'failed', reason: `${title} refused our call: ${foreign.join(', ').slice(0, 200)}.` };
}

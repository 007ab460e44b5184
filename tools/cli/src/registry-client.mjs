// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { DeployError } from './exit.mjs';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const SECOND_MS = 1000;
/** Time for a piece on a connection of about ten kilobits per second. */
const PIECE_WITHIN_MS = 180_000;
/** Checking a large build takes seconds, and another check may come first. */
const CALL_WITHIN_MS = 300_000;
const TOO_MANY = 429;
const DEPLOY = 'api/platform/deploy';

/** A response of the registry. @typedef {{ status: number, body: any }} Answer */

/**
 * A response, or why the call must be repeated, with the delay that the registry asks for.
 * @typedef {{ answer?: Answer, why: string, waitMs?: number }} Outcome
 */

/** Body of a call. @typedef {{ body?: string | Uint8Array<ArrayBuffer>, type?: string, withinMs?: number }} Sent */

/**
 * Options of the client.
 * @typedef {object} RegistryOptions
 * @property {URL} registry
 * @property {string} token
 * @property {number} patienceMs how long a failed call is repeated, not counting a hanging first attempt
 * @property {(why: string, pauseMs: number) => void} onRetry
 * @property {number} [pieceWithinMs] timeout of a piece
 * @property {number} [callWithinMs] timeout of all other calls
 */

/**
 * Calls a registry. All calls are idempotent, so failed ones are repeated with growing delays.
 * @param {RegistryOptions} options
 */
export function createRegistryClient({
  registry,
  token,
  patienceMs,
  onRetry,
  pieceWithinMs = PIECE_WITHIN_MS,
  callWithinMs = CALL_WITHIN_MS,
}) {
  /** @param {string} method @param {string} path @param {Sent & { withinMs: number }} sent */
  const once = async (method, path, { body, type, withinMs }) => {
    const reply = await fetch(new URL(path, registry), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body === undefined ? {} : { body }),
      // The token must not be sent to a redirect's target.
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    return { reply, text: await reply.text() };
  };

  /** @param {string} method @param {string} path @param {Sent} [sent] @returns {Promise<Answer>} */
  const call = async (method, path, { withinMs = callWithinMs, ...sent } = {}) => {
    /** @type {number | undefined} */
    let since;
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await once(method, path, { ...sent, withinMs }).then(understand, notReached(withinMs));
      const { answer, why, waitMs = 0 } = outcome;
      if (answer) return answer;
      since ??= performance.now();
      const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
      const pauseMs = Math.max(growing, waitMs);
      if (performance.now() - since + pauseMs > patienceMs)
        throw new DeployError('unreachable', `${registry.origin} cannot be reached: ${why}. Try again later.`);
      onRetry(why, pauseMs);
      await pause(pauseMs);
    }
  };

  return {
    /** @param {{ remote: string, manifest: string, signature?: string }} list */
    begin: async (list) =>
      expectDone(await call('POST', DEPLOY, { body: JSON.stringify(list), type: 'application/json' })),
    /** @param {{ deploy: string, integrity: string, from: number, bytes: Uint8Array<ArrayBuffer> }} piece */
    send: async ({ deploy, integrity, from, bytes }) => {
      const query = new URLSearchParams({ file: integrity, from: String(from) });
      const path = `${DEPLOY}/${encodeURIComponent(deploy)}/piece?${query}`;
      return call('PUT', path, { body: bytes, type: 'application/octet-stream', withinMs: pieceWithinMs });
    },
    /** @param {string} deploy */
    finish: (deploy) => call('POST', `${DEPLOY}/${encodeURIComponent(deploy)}/finish`),
  };
}

/**
 * The response, or why the call must be repeated.
 * @param {{ reply: Response, text: string }} answered
 * @returns {Outcome}
 */
function understand({ reply: { status, headers }, text }) {
  if (status >= 500) {
    const seconds = Number(headers.get('retry-after') ?? 0);
    return { why: `it answers ${status}`, waitMs: Math.min(LONGEST_PAUSE_MS, (seconds || 0) * SECOND_MS) };
  }
  try {
    const body = JSON.parse(text);
    // A failure without a code comes from a proxy.
    if (status < 300 || typeof body?.code === 'string') return { answer: { status, body }, why: '' };
  } catch {
    // The error below is more helpful.
  }
  throw new DeployError('unreachable', `No registry answers there (${status}). Check the address after --registry.`);
}

/** The outcome of a call that `fetch` rejected. @param {number} withinMs @returns {(error: any) => Outcome} */
function notReached(withinMs) {
  return (error) => {
    const { name, message, code } = error.cause ?? error;
    if (name === 'TimeoutError') return { why: `it said nothing for ${withinMs / SECOND_MS} s` };
    // System errors have a readable code; that of a `DOMException` is a number.
    return { why: typeof code === 'string' ? code : message || name };
  };
}

/** The body of a successful response; throws for others. @param {Answer} answer */
export function expectDone({ status, body }) {
  if (status < 300) return body;
  if (status === 401 || status === 403) throw new DeployError('notAllowed', body.error);
  // The build itself is fine.
  if (status === TOO_MANY)
    throw new DeployError('unreachable', `The registry accepts no further build at the moment. ${body.error}`);
  throw new DeployError('refused', body.error, body.reasons ?? []);
}

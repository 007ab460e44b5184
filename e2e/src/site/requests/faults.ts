import { setTimeout as pause } from 'node:timers/promises';
import { send, type Fault } from './faulty-proxy';

const SLOW_MS = 1500;

/** Responds instead of the server, with HTML as from a proxy, or with JSON. */
const answer =
  (status: number, body: string | object = '<h1>Not now</h1>'): Fault =>
  ({ reply }) => {
    const isText = typeof body === 'string';
    reply
      .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' })
      .end(isText ? body : JSON.stringify(body));
  };

export interface SpoiledCall {
  readonly fault: Fault;
  readonly message: string | RegExp;
}

export const LOST: Readonly<Record<string, SpoiledCall>> = {
  'is dropped': { fault: ({ reply }) => reply.destroy(), message: 'Unable to connect…' },
  'arrives, and its reply breaks off': {
    fault: async ({ pass, reply }) => {
      const { status, headers, body } = await pass();
      reply.writeHead(status, { ...headers, 'content-length': body.length + 1 });
      reply.write(body, () => reply.destroy());
    },
    message: 'Unable to connect…',
  },
  'arrives, and nothing comes back': {
    fault: async ({ pass, reply }) => {
      await pass();
      reply.destroy();
    },
    message: 'Unable to connect…',
  },
  'arrives, and its reply is no JSON': {
    fault: async ({ pass, reply }) => {
      await pass();
      reply.writeHead(200).end('{"states":');
    },
    message: 'Something went wrong. Please try again.',
  },
};

export const FAILED: Readonly<Record<string, SpoiledCall>> = {
  'is answered with 400': { fault: answer(400), message: 'Something went wrong. Please try again.' },
  'is answered with 401': { fault: answer(401), message: 'Unauthorized request' },
  'is answered with 403': { fault: answer(403), message: 'Unauthorized request' },
  'is answered with 500': { fault: answer(500), message: 'Internal server error. Please try again later.' },
  'is answered with 501': { fault: answer(501), message: 'Internal server error. Please try again later.' },
  'is answered with 502': { fault: answer(502), message: 'Something went wrong. Please try again.' },
  'is answered with 503': {
    fault: answer(503),
    message: 'This service is temporarily unavailable. Please try again later.',
  },
  'is refused with a sentence': {
    fault: answer(400, { error: 'Not this one.', code: 'x/y' }),
    message: 'Not this one.',
  },
  'fails although its status is 200': { fault: answer(200, { error: 'Not today.' }), message: 'Not today.' },
};

export const SPOILED: Readonly<Record<string, SpoiledCall>> = { ...LOST, ...FAILED };

export const slow: Fault = async ({ pass, reply }) => {
  const answered = await pass();
  await pause(SLOW_MS);
  send(reply, answered);
};

/** Rejects each crumb and sends another that is rejected too. */
export const refuseCrumbs = answer(403, {
  error: 'Please send it again.',
  code: 'site/crumb',
  crumbFail: true,
  crumb: 'no-better',
});

export const requireLogin = answer(401, { error: 'Please sign in.', code: 'site/login', loginRequired: true });

export const failAuthorization = answer(403, {
  error: 'This is not yours.',
  code: 'site/forbidden',
  authorizationFail: true,
});

import { setTimeout as pause } from 'node:timers/promises';
import { spec } from '../../../tools/testing/spec';
import { send, type Fault } from '../site/requests/faulty-proxy';
import { FAILED, letThrough, LOST, onWrites, openCartShop, type PLACES } from './spoiled-cart';

const SLOW_MS = 300;

const answer =
  (status: number, body: string | object): Fault =>
  ({ reply }) =>
    reply
      .writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

interface Spoiled {
  readonly fault: Fault;
  /** Pieces that the change adds nevertheless. */
  readonly more: 0 | 1;
  readonly announced: readonly string[];
}

const FAULTS: Readonly<Record<string, Spoiled>> = {
  'it never arrives': { fault: ({ reply }) => reply.destroy(), more: 0, announced: LOST },
  'it arrives, and its reply is lost': {
    fault: async ({ pass, reply }) => {
      await pass();
      reply.destroy();
    },
    more: 1,
    announced: [],
  },
  'it arrives, and its reply is no cart': {
    fault: async ({ pass, reply }) => {
      await pass();
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"revision":1}');
    },
    more: 1,
    announced: [],
  },
  'it is refused with 409': {
    fault: answer(409, { error: 'Only 3 pieces are in stock.', code: 'commerce/line-too-many' }),
    more: 0,
    announced: [`${FAILED}. Only 3 pieces are in stock.`],
  },
  'it is refused with 422': {
    fault: answer(422, { error: 'That is no quantity.', code: 'site/invalid-input' }),
    more: 0,
    announced: [`${FAILED}. That is no quantity.`],
  },
  'the server is broken': {
    fault: answer(500, '<h1>Broken</h1>'),
    more: 0,
    announced: [expect.stringContaining(FAILED)],
  },
  'something before the server is': {
    fault: answer(502, '<h1>Gone</h1>'),
    more: 0,
    announced: [expect.stringContaining(FAILED)],
  },
  'it is slow': {
    fault: async (call) => {
      await pause(SLOW_MS);
      await letThrough(call);
    },
    more: 1,
    announced: [],
  },
  'it arrives twice': {
    fault: async ({ pass, reply }) => {
      await pass();
      send(reply, await pass());
    },
    more: 1,
    announced: [],
  },
};

/** Tests that a cart ends up consistent with the server, whatever the fault of a change. */
export function describeCartFaults(place: keyof typeof PLACES): void {
  const { open } = openCartShop();

  spec('CART-15', `whatever the fault of a change, the ${place} shows the server’s cart at rest`, async () => {
    const cart = await open(place);
    const { proxy } = cart;
    await cart.rest();
    const seen: object[] = [];
    let pieces = 2;
    for (const [name, { fault, more, announced }] of Object.entries(FAULTS)) {
      proxy.spoil(onWrites(fault));
      // Shown before a response, and marked as unconfirmed.
      expect({ name, ...(await cart.more()) }).toEqual({ name, pieces: pieces + 1, isMarked: true });
      await cart.rest();
      pieces += more;
      seen.push({ name, pieces: await cart.pieces(), announced: await cart.announced() });
      expect(seen.at(-1)).toEqual({ name, pieces, announced });
    }
    expect(seen).toHaveLength(Object.keys(FAULTS).length);
  });
}

import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import type { CartView } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import type { Request, RequestOptions, RequestResult } from 'shared-types/host/request';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { PROOF_TIMEOUT_MS, proofSeed, repeats } from '../../../../tools/testing/proof';
import { cartReply } from '../../parts/cart-calls/cart-replies.fixture';
import { comeBack } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { cartProps } from './cart.example';
import { messages } from './cart.messages';
import { element } from './cart.view';

const RUNS = { short: 25, long: 1_000 };
const IDS = [1, 2, 3].map((number) => sampleId(700 + number));
/** Longer than a call, its second reading and a quantity that rests take together. */
const REST_MS = 60_000;

/** What becomes of one call. `late`: the page gives up, and the server carries it out all the same, later. */
type Fate = 'answered' | 'slow' | 'dropped' | 'unanswered' | 'late' | 'refused' | 'broken';
const fate = fc.constantFrom<Fate>(
  'answered',
  'answered',
  'slow',
  'dropped',
  'unanswered',
  'late',
  'refused',
  'broken',
);

type Step =
  | { readonly does: 'type'; readonly line: number; readonly quantity: number }
  | { readonly does: 'more' | 'fewer' | 'remove'; readonly line: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'other-tab'; readonly line: number; readonly quantity: number }
  | { readonly does: 'return' };
const line = fc.nat(IDS.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('type' as const), line, quantity: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ does: fc.constantFrom('more' as const, 'fewer' as const, 'remove' as const), line }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 12_000 }) }),
  fc.record({ does: fc.constant('other-tab' as const), line, quantity: fc.integer({ min: 0, max: 20 }) }),
  fc.constant({ does: 'return' as const }),
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const failed = (status: number, code: string): RequestResult<never> => ({ ok: false, status, code, message: '' });

/** The server, as far as a cart goes: it makes each change once, and tells the whole cart with a growing revision. */
function createServer() {
  const quantities = new Map(IDS.map((id) => [id, 2]));
  const made = new Set<string>();
  let revision = 10;
  const view = (): CartView =>
    sampleCart(
      [...quantities].map(([id, quantity]) => sampleEntry({ id, quantity })),
      { revision },
    );
  const set = (id: string, quantity: number): void => {
    if (quantity === 0) quantities.delete(id);
    else quantities.set(id, quantity);
    revision += 1;
  };
  const answer = (path: string, { method = 'GET', body }: RequestOptions): RequestResult<unknown> => {
    if (method === 'GET') return cartReply(view());
    const id = path.split('/').at(-1) ?? '';
    const { key, quantity = 0 } = body as { key: string; quantity?: number };
    if (made.has(key)) return cartReply(view());
    if (!quantities.has(id)) return failed(404, 'commerce/line-not-found');
    made.add(key);
    set(id, quantity);
    return cartReply(view());
  };
  return { answer, view, set, has: (id: string) => quantities.has(id) };
}

type Server = ReturnType<typeof createServer>;

/** The way to the server: each call meets the next fate, and a good one where none is left. */
function createNetwork(server: Server, fates: Fate[]) {
  return async (path: string, options: RequestOptions = {}): Promise<RequestResult<unknown>> => {
    const met = fates.shift() ?? 'answered';
    await pause(met === 'slow' ? 3_000 : 20);
    if (met === 'dropped') return failed(0, 'site/unreachable');
    if (met === 'refused') return failed(409, 'commerce/line-too-many');
    if (met === 'broken') return failed(500, 'site/internal');
    if (met === 'late') {
      setTimeout(() => void server.answer(path, options), 4_000);
      return failed(0, 'site/timed-out');
    }
    const reply = server.answer(path, options);
    await pause(20);
    return met === 'unanswered' ? failed(0, 'site/unreachable') : reply;
  };
}

const rowOf = (index: number) => document.querySelector<HTMLElement>(`[data-line="${IDS[index]}"]`);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function take(wanted: Step, server: Server, host: Pick<Host, 'bus'>): Promise<void> {
  if (wanted.does === 'wait') return pass(wanted.ms);
  if (wanted.does === 'return') return comeBack();
  if (wanted.does === 'other-tab') {
    if (!server.has(IDS[wanted.line] ?? '')) return undefined;
    server.set(IDS[wanted.line] ?? '', wanted.quantity);
    const { cart, revision } = server.view();
    const stateEvent = { revision, items: cart.totalQuantity, subtotalCents: cart.subtotalCents };
    return act(async () => host.bus.publish('commerce/cart', stateEvent));
  }
  const row = rowOf(wanted.line);
  const input = row?.querySelector<HTMLInputElement>('[data-quantity] input');
  if (!row || !input) return undefined;
  return act(async () => {
    if (wanted.does === 'type') {
      input.value = String(wanted.quantity);
      input.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      const buttons = { more: '[data-step="1"]', fewer: '[data-step="-1"]', remove: '[data-remove] button' };
      row.querySelector<HTMLElement>(buttons[wanted.does])?.click();
    }
  });
}

/** What stands on the page: pieces by line, and the total. */
function shown(): unknown {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-line]')].map((row) => [
    row.dataset['line'],
    Number(row.querySelector<HTMLInputElement>('[data-quantity] input')?.value),
  ]);
  return [rows, document.querySelector('[data-cart-total]')?.textContent];
}

/** The page times out on its first change; the server makes that change after the second one. */
const OVERTAKEN: { steps: Step[]; fates: Fate[] } = {
  steps: [
    { does: 'more', line: 2 },
    { does: 'wait', ms: 400 },
    { does: 'more', line: 2 },
  ],
  fates: ['late'],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test(
  'whatever the network does, the cart on screen ends as the server’s',
  async () => {
    const visit = fc.record({
      steps: fc.array(step, { minLength: 1, maxLength: 12 }),
      fates: fc.array(fate, { maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(visit, async ({ steps, fates }) => {
        const server = createServer();
        const host = { ...createFakeHost(messages), request: createNetwork(server, [...fates]) as Request };
        const container = document.body.appendChild(document.createElement('div'));
        try {
          const props = cartProps(server.view());
          container.innerHTML = renderToString(element(props, host));
          render(element(props, host), { container, hydrate: true });
          for (const wanted of steps) await take(wanted, server, host);
          await pass(REST_MS);
          const { cart } = server.view();
          expect(shown()).toEqual([
            cart.entries.map(({ id, quantity }) => [id, quantity]),
            cart.entries.length > 0 ? host.money.cents(cart.subtotalCents) : undefined,
          ]);
        } finally {
          host.end();
          cleanup();
          container.remove();
        }
      }),
      { seed: proofSeed(), numRuns: repeats(RUNS), examples: [[OVERTAKEN]] },
    );
  },
  PROOF_TIMEOUT_MS,
);

import type { RequestResult } from 'shared-types/host/request';
import { spec } from '../../../tools/testing/spec';
import { CONFIG } from '../config';
import { createWire } from '../host/bus/wire';
import { createFakePorts } from '../ports/ports.fixture';
import { createRefreshFacts } from './refresh-facts.step';

const CART = { revision: 2, items: 1, subtotalCents: 5 };
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open(result: RequestResult<unknown>, { isReturn = false } = {}) {
  const ports = createFakePorts();
  ports.moments.isReturn = () => isReturn;
  const wire = createWire(() => undefined);
  const stop = new AbortController();
  const request = jest.fn(async () => result);
  createRefreshFacts(CONFIG, ports)({ request: request as never, wire, stop: stop.signal });
  return { ports, request, stop, wire };
}

spec('IND-03', 'a page that comes out of the back-forward cache asks for its facts', async () => {
  const { ports, request, wire } = open({ ok: true, status: 200, body: { facts: { 'commerce/cart': CART } } });
  ports.leave();
  await settle();
  expect(request).not.toHaveBeenCalled();
  ports.comeBack();
  await settle();
  expect(request).toHaveBeenCalledWith('/shop', expect.objectContaining({ retries: 1 }));
  expect(wire.latest('commerce/cart')).toEqual(CART);
});

spec('IND-03', 'a page the browser shows from its own copy on the way back asks at once', async () => {
  const body = { facts: { 'commerce/cart': CART } };
  const { request, wire } = open({ ok: true, status: 200, body }, { isReturn: true });
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  expect(wire.latest('commerce/cart')).toEqual(CART);
});

spec('PLAT-05', 'facts that cannot be had leave the page as it is', async () => {
  const { ports, wire } = open({ ok: false, status: 0, code: 'site/unreachable', message: 'Unable to connect…' });
  ports.comeBack();
  await settle();
  expect(wire.latest('commerce/cart')).toBeUndefined();
});

test('a page that was torn down asks for nothing', async () => {
  const { ports, request, stop } = open({ ok: true, status: 200, body: {} });
  stop.abort();
  ports.comeBack();
  await settle();
  expect(request).not.toHaveBeenCalled();
});

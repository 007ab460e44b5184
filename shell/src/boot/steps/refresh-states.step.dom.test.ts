import type { RequestResult } from 'shared-types/host/request';
import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createEventBus } from '../../host/bus/event-bus';
import { createFakePorts } from '../../ports/ports.fixture';
import { createRefreshStates } from './refresh-states.step';

const CART = { revision: 2, items: 1, subtotalCents: 5 };
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open(result: RequestResult<unknown>, { isReturn = false } = {}) {
  const ports = createFakePorts();
  ports.lifecycle.isReturn = () => isReturn;
  const eventBus = createEventBus(() => undefined);
  const stop = new AbortController();
  const request = jest.fn(async () => result);
  createRefreshStates(CONFIG, ports)({ request: request as never, eventBus, stop: stop.signal });
  return { ports, request, stop, eventBus };
}

spec('IND-03', 'a page that comes out of the back-forward cache asks for its state events', async () => {
  const { ports, request, eventBus } = open({ ok: true, status: 200, body: { states: { 'commerce/cart': CART } } });
  ports.leave();
  await settle();
  expect(request).not.toHaveBeenCalled();
  ports.comeBack();
  await settle();
  expect(request).toHaveBeenCalledWith('/shop', expect.objectContaining({ retries: 1 }));
  expect(eventBus.latest('commerce/cart')).toEqual(CART);
});

spec('IND-03', 'a page the browser shows from its own copy on the way back asks at once', async () => {
  const body = { states: { 'commerce/cart': CART } };
  const { request, eventBus } = open({ ok: true, status: 200, body }, { isReturn: true });
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  expect(eventBus.latest('commerce/cart')).toEqual(CART);
});

spec('PLAT-05', 'state events that cannot be had leave the page as it is', async () => {
  const { ports, eventBus } = open({ ok: false, status: 0, code: 'site/unreachable', message: 'Unable to connect…' });
  ports.comeBack();
  await settle();
  expect(eventBus.latest('commerce/cart')).toBeUndefined();
});

test('a page that was torn down asks for nothing', async () => {
  const { ports, request, stop } = open({ ok: true, status: 200, body: {} });
  stop.abort();
  ports.comeBack();
  await settle();
  expect(request).not.toHaveBeenCalled();
});

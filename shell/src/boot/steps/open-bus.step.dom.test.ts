import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createFakePorts } from '../../ports/ports.fixture';
import { createOpenBus } from './open-bus.step';

const CART = { revision: 2, items: 1, subtotalCents: 5 };

function open(states: Record<string, unknown>) {
  const ports = createFakePorts();
  const added: unknown[] = [];
  const bus = createOpenBus(
    CONFIG,
    ports,
  )({ data: { states }, errors: { add: (record) => added.push(record) }, stop: new AbortController().signal });
  return { ...bus, added, ports };
}

test('the bus knows the page’s state events, and drops what is none', () => {
  const { eventBus } = open({ 'commerce/cart': CART, 'consent/choice': null, 'site/session': 'x' });
  expect(eventBus.latest('commerce/cart')).toEqual(CART);
  expect(eventBus.latest('consent/choice')).toBeUndefined();
  expect(eventBus.latest('site/session')).toBeUndefined();
});

spec('PLAT-05', 'a listener of the shell that throws is reported', () => {
  const { added, ports, eventBus } = open({});
  eventBus.listen('commerce/cart', () => {
    throw new Error('no');
  });
  eventBus.publish('commerce/cart', CART);
  expect(ports.logged).toEqual(['A listener threw at "commerce/cart". Error: no']);
  expect(added).toMatchObject([{ kind: 'error', text: 'no', remote: 'shell' }]);
});

test('a failed feature is told on the bus', () => {
  const { report, eventBus } = open({});
  const received: unknown[] = [];
  eventBus.listen('site/feature-failed', ({ feature }) => received.push(feature));
  report({ feature: 'commerce/cart', remote: 'mf-commerce', version: '1', stage: 'entry', message: '404' });
  expect(received).toEqual(['commerce/cart']);
});

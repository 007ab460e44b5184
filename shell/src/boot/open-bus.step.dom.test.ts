import { spec } from '../../../tools/testing/spec';
import { CONFIG } from '../config';
import { createFakePorts } from '../ports/ports.fixture';
import { createOpenBus } from './open-bus.step';

const CART = { revision: 2, items: 1, subtotalCents: 5 };

function open(facts: Record<string, unknown>) {
  const ports = createFakePorts();
  const added: unknown[] = [];
  const bus = createOpenBus(
    CONFIG,
    ports,
  )({ data: { facts }, errors: { add: (record) => added.push(record) }, stop: new AbortController().signal });
  return { ...bus, added, ports };
}

test('the bus knows the page’s facts, and drops what is none', () => {
  const { wire } = open({ 'commerce/cart': CART, 'consent/choice': null, 'site/session': 'x' });
  expect(wire.latest('commerce/cart')).toEqual(CART);
  expect(wire.latest('consent/choice')).toBeUndefined();
  expect(wire.latest('site/session')).toBeUndefined();
});

spec('PLAT-05', 'a listener of the shell that throws is reported', () => {
  const { added, ports, wire } = open({});
  wire.listen('commerce/cart', () => {
    throw new Error('no');
  });
  wire.tell('commerce/cart', CART);
  expect(ports.logged).toEqual(['A listener threw at "commerce/cart". Error: no']);
  expect(added).toMatchObject([{ kind: 'error', text: 'no', remote: 'shell' }]);
});

test('a failed feature is told on the bus', () => {
  const { report, wire } = open({});
  const heard: unknown[] = [];
  wire.listen('site/feature-failed', ({ feature }) => heard.push(feature));
  report({ feature: 'commerce/cart', remote: 'mf-commerce', version: '1', stage: 'entry', message: '404' });
  expect(heard).toEqual(['commerce/cart']);
});

import { CONFIG } from '../config';
import { createWire } from '../host/bus/wire';
import { createFollowFacts } from './follow-facts.step';

test('elements of the page follow facts', () => {
  document.body.innerHTML = '<b data-fact="commerce/cart#items">0</b>';
  const wire = createWire(() => undefined);
  createFollowFacts(CONFIG, { document })({ wire, stop: new AbortController().signal });
  wire.tell('commerce/cart', { revision: 1, items: 7, subtotalCents: 0 });
  expect(document.body.textContent).toBe('7');
});

import { CONFIG } from '../../config';
import { createEventBus } from '../../host/bus/event-bus';
import { createFollowStates } from './follow-states.step';

test('elements of the page follow state events', () => {
  document.body.innerHTML = '<b data-event="commerce/cart#items">0</b>';
  const eventBus = createEventBus(() => undefined);
  createFollowStates(CONFIG, { document })({ eventBus, stop: new AbortController().signal });
  eventBus.publish('commerce/cart', { revision: 1, items: 7, subtotalCents: 0 });
  expect(document.body.textContent).toBe('7');
});

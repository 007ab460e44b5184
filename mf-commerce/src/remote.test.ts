import { createFakeRenderHost } from '../../tools/testing/host/fake-render-host';
import { spec } from '../../tools/testing/spec';
import { messages } from './features/indicator/indicator.messages';
import { rendered } from './features/indicator/indicator.render';
import { remote } from './remote';

test('every loader loads', async () => {
  for (const feature of remote.features) {
    if ('load' in feature)
      expect(Object.keys(await feature.load()).some((key) => key === 'start' || key === 'element')).toBe(true);
    // A feature whose script says only what its HTML holds has no words in the page.
    if ('messages' in feature) expect(Object.keys((await feature.messages.en()).messages).length).toBeGreaterThan(0);
  }
});

spec(['IND-03', 'IND-04', 'IND-05'], 'the server can give the indicator’s words to a reply', () => {
  const stateEvent = { revision: 3, items: 2, subtotalCents: 6400 };
  expect(rendered.stateTexts(stateEvent, createFakeRenderHost(messages))).toEqual({
    quantityText: '2',
    spokenLabel: '2 items in cart',
    subtotalText: '$64.00',
  });
});

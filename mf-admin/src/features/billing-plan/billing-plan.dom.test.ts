import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './billing-plan.example';
import { messages } from './billing-plan.messages';
import { element } from './billing-plan.view';

spec('SRV-08', 'says that nothing is sold and nothing was ordered, and offers nothing to buy', async () => {
  const root = showView(element(examples.none, createFakeRenderHost(messages)));
  for (const message of [messages.none, messages.nothing, messages.next]) expect(root.textContent).toContain(message);
  expect(root.querySelectorAll('a, form, button, input')).toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
});

spec('ENUM-22', 'shows the status of the site’s billing plan, in a sentence for each status', async () => {
  const shown = Object.values(examples).map((sample) => {
    const [, status] = showView(element(sample, createFakeRenderHost(messages))).querySelectorAll('h1, h1 ~ p');
    return status?.textContent;
  });
  expect(shown).toEqual([
    messages.none,
    messages.trial,
    messages.paid,
    messages.comped,
    messages.pastDue,
    messages.expired,
  ]);
});

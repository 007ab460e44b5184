import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './plan.example';
import { strings } from './plan.strings';
import { element } from './plan.view';

spec('SRV-08', 'says that nothing is sold and nothing was ordered, and offers nothing that would do it', async () => {
  const root = showView(element(examples.none, createFakeRenderHost(strings)));
  for (const sentence of [strings.none, strings.nothing, strings.next]) expect(root.textContent).toContain(sentence);
  expect(root.querySelectorAll('form, button, input')).toHaveLength(0);
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/config/']);
  expect(await axeFindings()).toEqual([]);
});

spec('ENUM-22', 'says how the site stands with its plan, in a sentence for each way', async () => {
  const said = Object.values(examples).map((sample) => {
    const [, standing] = showView(element(sample, createFakeRenderHost(strings))).querySelectorAll('h1, h1 ~ p');
    return standing?.textContent;
  });
  expect(said).toEqual([strings.none, strings.trial, strings.paid, strings.comped, strings.pastDue, strings.expired]);
});

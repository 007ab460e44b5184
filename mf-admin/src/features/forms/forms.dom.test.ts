import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './forms.example';
import { messages } from './forms.messages';
import { element } from './forms.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

test('each form has its name, its page and what it has received, and leads to its editor', () => {
  const root = show('forms');
  const entries = [...root.querySelectorAll('li')].map((entry) => entry.textContent);
  expect(entries[0]).toBe('Write to usOn the page Contact5 fields · 12 submissions');
  expect(entries[1]).toMatch(/^Form without a title.*No submissions yet$/);
  expect(root.querySelector('li a')?.getAttribute('href')).toBe(
    '/config/form-builder/6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4401',
  );
  expect(show('none').textContent).toContain('There are no forms yet.');
});

spec('PLAT-08', 'axe finds nothing in the list of forms', async () => {
  show('forms');
  expect(await axeFindings()).toEqual([]);
});

import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './speed.example';
import { messages as polish } from './speed.messages.pl';
import { messages } from './speed.messages';
import { element } from './speed.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) => showView(element(examples[name], own));

test('every metric links to its figures; its meaning and rating are stated in words', async () => {
  const root = show('week');
  const metrics = [...root.querySelectorAll('.admin-speed__metric')].map((metric) => metric.textContent);
  expect(metrics).toEqual([
    'Main contentuntil the largest element is shown (LCP)2.1 secGood▼8% less',
    'Responseuntil the page responds to a tap or key (INP)640 msPoor',
    'Filesbytes of scripts and styles, compressedNot measured',
  ]);
  expect(root.querySelector('.admin-speed__metrics [aria-current]')?.textContent).toBe('Main content');
  expect(await axeFindings()).toEqual([]);
});

test('each remote has its own chart, with the version that started', () => {
  const origins = [...show('week').querySelectorAll('.admin-speed__origin')];
  expect(origins.map((origin) => origin.querySelector('h3')?.textContent)).toEqual([
    'mf-commerce2.3 secGood',
    'page1 sec',
  ]);
  expect(origins[0]?.querySelector('.admin-chart__mark-text')?.textContent).toBe('0.1.0-0a1b2c3d');
});

test.each([
  ['unmeasured', messages.unmeasured],
  ['fewMeasured', messages.tooFew],
  ['none', messages.none],
  ['never', messages.never],
] as const)('explains what is missing (%s)', async (name, message) => {
  expect(show(name).textContent).toContain(message);
  expect(await axeFindings()).toEqual([]);
});

test('is translated into Polish', () => {
  const inPolish: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('week', inPolish).textContent).toContain('Main content w czasie');
});

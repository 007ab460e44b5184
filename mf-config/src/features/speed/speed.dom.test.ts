import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { examples } from './speed.example';
import type { SpeedHost } from './speed-host';
import { strings as polish } from './speed.strings.pl';
import { strings } from './speed.strings';
import { element } from './speed.view';

const host: SpeedHost = createFakeRenderHost<Record<keyof typeof strings, string>>(strings);
const show = (name: keyof typeof examples, own = host) => showView(element(examples[name], own));

test('every metric leads to its figures; what it means and how it is to be taken is said in words', async () => {
  const root = show('week');
  const metrics = [...root.querySelectorAll('.config-speed__metric')].map((metric) => metric.textContent);
  expect(metrics).toEqual([
    'Main contentuntil the largest piece is painted (LCP)2.1 secGood▼8% less',
    'Responseuntil the page follows a tap or key (INP)640 msPoor',
    'Filesbytes of script and style, compressedNot measured',
  ]);
  expect(root.querySelector('.config-speed__metrics [aria-current]')?.textContent).toBe('Main content');
  expect(await axeFindings()).toEqual([]);
});

test('each remote has a chart of its own, with the version that began', () => {
  const origins = [...show('week').querySelectorAll('.config-speed__origin')];
  expect(origins.map((origin) => origin.querySelector('h3')?.textContent)).toEqual([
    'mf-commerce2.3 secGood',
    'page1 sec',
  ]);
  expect(origins[0]?.querySelector('.config-chart__mark-text')?.textContent).toBe('0.1.0-0a1b2c3d');
});

test.each([
  ['unmeasured', strings.unmeasured],
  ['fewMeasured', strings.tooFew],
  ['none', strings.none],
  ['never', strings.never],
] as const)('says what is missing (%s)', async (name, sentence) => {
  expect(show(name).textContent).toContain(sentence);
  expect(await axeFindings()).toEqual([]);
});

test('speaks Polish', () => {
  const inPolish: SpeedHost = createFakeRenderHost<Record<keyof typeof strings, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('week', inPolish).textContent).toContain('Main content w czasie');
});

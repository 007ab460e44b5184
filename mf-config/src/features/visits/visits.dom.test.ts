import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { examples } from './visits.example';
import { strings as polish } from './visits.strings.pl';
import { strings } from './visits.strings';
import { element } from './visits.view';

const host = createFakeRenderHost(strings);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

test('every chart has its figures as a table, and as a file', async () => {
  const root = show('week');
  expect(root.querySelectorAll('[role="img"][aria-label="Over time."]')).toHaveLength(1);
  const captions = [...root.querySelectorAll('table caption')].map((caption) => caption.textContent);
  expect(captions).toEqual([strings.trend, strings.top]);
  expect(root.querySelectorAll('a[download][href^="/api/config/insights/table?"]')).toHaveLength(2);
  expect(await axeFindings()).toEqual([]);
});

test('what a pointer rests on says its figures, which readers have from the table', () => {
  const [tip] = show('week').querySelectorAll('[role="img"] .config-chart__tip');
  expect(tip?.textContent).toContain('Mon 16 November120');
});

test.each(['none', 'never'] as const)('without figures (%s) it says why, and draws nothing', async (state) => {
  const root = show(state);
  expect([root.querySelector('h2')?.textContent, root.querySelector('svg')]).toEqual([strings[`${state}Title`], null]);
  expect(root.textContent).toContain(strings[state]);
  expect(await axeFindings()).toEqual([]);
});

test('says which page and which period it is', () => {
  const current = [...show('week').querySelectorAll('[aria-current]')].map((link) => [
    link.getAttribute('aria-current'),
    link.textContent,
  ]);
  expect(current).toEqual([
    ['page', 'Visits'],
    ['true', '7 days'],
  ]);
});

test('speaks Polish', () => {
  const inPolish = createFakeRenderHost<Record<keyof typeof strings, string>>(polish, { context: { locale: 'pl' } });
  expect(showView(element(examples.never, inPolish as unknown as typeof host)).textContent).toContain(polish.never);
});

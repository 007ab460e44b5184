import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './cookie-history.example';
import { messages } from './cookie-history.messages';
import { element } from './cookie-history.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const rowsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('dl > div')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

spec('ROLE-04', 'shows each setting before and after its change, in the words of the form', async () => {
  const root = show('some');
  const [text, ...others] = rowsOf(root);
  expect(text).toMatch(/^Banner text \(Hebrew\)Before: <p>We count visits.*After: אנחנו/);
  expect(others).toEqual([
    'Accept buttonBefore: the default textAfter: Fine',
    'ColoursBefore: LightAfter: Dark',
    'Keep a full activity logBefore: OnAfter: Off',
  ]);
  expect(root.textContent).toContain('The first recorded change.');
  expect([...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '/config/cookies#changes',
    '/config/cookies?changes=3#changes',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('is empty without changes, and links back from a page after the last one', () => {
  expect(show('none').textContent).toBe('');
  expect(show('behindTheLast').querySelector('a')?.getAttribute('href')).toBe('/config/cookies#changes');
});

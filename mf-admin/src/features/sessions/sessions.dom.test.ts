import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './sessions.example';
import { messages } from './sessions.messages';
import { element } from './sessions.view';

const show = (sample: (typeof examples)[keyof typeof examples]) => showView(element(sample, createFakeHost(messages)));
const textsOf = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each(Object.values(examples))('is complete without script, and axe finds nothing', async (sample) => {
  const root = show(sample);
  expect(root.querySelectorAll('[data-session] form input[name=session]')).toHaveLength(
    sample.data['admin/sessions/list'].entries.length,
  );
  expect(await axeFindings()).toEqual([]);
});

test('shows the browser of each session, and marks the current one', () => {
  const root = show(examples.several);
  expect(textsOf(root, 'h2')).toEqual(['Firefox on Linux', 'Safari on iPhone', 'Unknown browser']);
  expect(textsOf(root, '[data-session]:has(.admin-sessions__current) h2')).toEqual(['Firefox on Linux']);
  const labels = [...root.querySelectorAll('[data-session] button')].map((button) => button.getAttribute('aria-label'));
  expect(labels[1]).toBe('Sign out of Safari on iPhone, signed in November 20, 2026 at 8:12 AM UTC');
});

test('offers to end all others only if there are some', () => {
  const action = 'form[action="/api/config/sessions/end-others"]';
  expect(show(examples.several).querySelector(action)).not.toBeNull();
  const root = show(examples.ended);
  expect([root.querySelector(action), textsOf(root, '[role=status]')]).toEqual([
    null,
    ['You are signed out everywhere else.'],
  ]);
});

import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './submissions.example';
import { messages as polish } from './submissions.messages.pl';
import { messages } from './submissions.messages';
import { element } from './submissions.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) => showView(element(examples[name], own));
const pagesOf = (root: HTMLElement) => [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

test('shows form, answers, page and time of each submission', async () => {
  const root = show('some');
  expect(root.querySelector('.admin-submissions__sum')?.textContent).toBe('2 submissions, the newest first');
  const [entry] = [...root.querySelectorAll('article')];
  expect(entry?.querySelector('h2')?.textContent).toBe('Write to us');
  const rows = [...(entry?.querySelectorAll('dt') ?? [])].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  expect(rows).toEqual([
    ['Name', 'Ada Lovelace'],
    ['Email', 'ada@example.com'],
    ['Message', 'Hello,\nis the large mug coming back?'],
    ['Days', 'Monday\nFriday'],
    ['Newsletter', 'Not answered'],
    ['Sent from', '/contact'],
    ['Received', 'March 2, 2026 at 9:04 AM UTC'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('shows submissions of a removed form, with their own text direction, and as text', () => {
  const [there, gone] = [...show('some').querySelectorAll('article')];
  expect(there?.textContent).not.toContain('This form is no longer on the site.');
  expect(gone?.querySelector('h2')?.textContent).toBe('Form on “Contact”');
  expect(gone?.textContent).toContain('This form is no longer on the site.');
  expect(gone?.querySelector('dd')?.dir).toBe('auto');
  expect(gone?.textContent).toContain('<b>&amp;</b>');
  expect(gone?.querySelector('b')).toBeNull();
});

test('links to the previous and next page if there are any', () => {
  expect(pagesOf(show('secondOfThree'))).toEqual(['/config/forms', '/config/forms?page=3']);
  expect(pagesOf(show('some'))).toEqual([]);
});

test('explains an empty list', async () => {
  expect(show('empty').textContent).toContain('Nobody has sent a form yet. What visitors send appears here.');
  const behind = show('behindTheLast');
  expect(behind.textContent).toContain('There are no submissions on this page. See the newest');
  expect(pagesOf(behind)).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});

test('counts in Polish', () => {
  const polishHost: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('some', polishHost).querySelector('.admin-submissions__sum')?.textContent).toBe(
    '2 zgłoszenia, od najnowszych',
  );
});

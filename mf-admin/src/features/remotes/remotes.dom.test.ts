import { REMOTES_CALLS } from 'shared-types/admin/remotes';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './remotes.example';
import { messages } from './remotes.messages';
import { element } from './remotes.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const textsOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => [...one.children].map(({ textContent }) => textContent));

spec('PLAT-03', 'every remote is listed with its live versions, whether it is enabled, and its errors', async () => {
  const root = show('several');
  expect(textsOf(root, '.admin-remotes__entry')).toEqual([
    [
      'mf-commerce',
      'On',
      'Version 0.1.0-9f2c41d7, published March 2, 2026 at 9:04 AM UTC',
      'Newer versions go live automatically',
      'No errors in the last 24 hours',
    ],
    [
      'mf-forms',
      'Off: its code does not run on pages, its HTML is shown',
      'Version 0.1.0-9f2c41d7, published March 2, 2026 at 9:04 AM UTC',
      'This version stays until someone sets another',
      'One error in the last 24 hours',
    ],
    [
      'mf-telemetry',
      'Off, with a plain sentence in place of its HTML',
      'Version 0.1.0-9f2c41d7, published March 2, 2026 at 9:04 AM UTC',
      'Newer versions go live automatically',
      '1,204 errors in the last 24 hours',
      '75 % of starts took at most 1.2 s',
    ],
    [
      'mf-blocks',
      'On',
      'Version 0.1.0-9f2c41d7, published March 2, 2026 at 9:04 AM UTC',
      '10 % of visitors have 0.1.0-11d0ab3e',
      'One site has its own version',
      'Switched off for one site',
      'Newer versions go live automatically',
      'No errors in the last 24 hours',
    ],
  ]);
  expect(root.querySelector('.admin-remotes__name')?.getAttribute('href')).toBe('/config/remotes/mf-commerce');
  expect(await axeFindings()).toEqual([]);
});

spec('PLAT-03', 'changes are listed with reason, author and time, and with the change that they undo', () => {
  expect(textsOf(show('several'), '.admin-remote-changes__entry')).toEqual([
    [
      'mf-commerce',
      'Newer versions go live automatically.',
      'Undoes change 12.',
      'Undone: Checkout fails in Safari',
      'ops@shop.example, March 2, 2026 at 9:04 AM UTC',
    ],
    [
      'mf-commerce',
      'Version 0.1.0-11d0ab3e replaced 0.1.0-9f2c41d7.',
      'Newer versions no longer go live automatically.',
      'Checkout fails in Safari',
      'ops@shop.example, March 2, 2026 at 9:04 AM UTC',
    ],
    [
      'mf-forms',
      'No longer runs on pages.',
      'A plain sentence replaced its HTML.',
      'Checkout fails in Safari',
      'ops@shop.example, March 2, 2026 at 9:04 AM UTC',
    ],
    [
      'mf-telemetry',
      'Version 0.1.0-3c0ffee0 went live, the first one.',
      'published',
      'ada, March 2, 2026 at 9:04 AM UTC',
    ],
  ]);
});

spec('PLAT-02', 'settings that cannot be applied are listed at the top, with their effect', async () => {
  const root = show('troubled');
  expect(textsOf(root, '.admin-remote-troubles li')).toEqual([
    ['mf-commerce', expect.stringContaining('Pages keep using version 0.1.0-9f2c41d7.')],
    ['mf-forms', expect.stringContaining('is not signed')],
  ]);
  expect(show('several').querySelector('.admin-remote-troubles')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

const FILE = `a[href="${REMOTES_CALLS.getRemoteChanges.path}"]`;

test('changes can be downloaded as a file, unless there are none', async () => {
  expect(show('several').querySelector(`${FILE}:not([download])`)).not.toBeNull();
  const root = show('none');
  expect(root.textContent).toContain('Nothing has been changed yet.');
  expect(root.querySelector(FILE)).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

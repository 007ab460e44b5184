import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './remote.example';
import { messages } from './remote.messages';
import { element } from './remote.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const formOf = (root: HTMLElement, act: string) =>
  root.querySelector<HTMLFormElement>(`form:has([name=act][value=${act}])`) ?? undefined;
const sentBy = (root: HTMLElement, act: string) => Object.fromEntries(new FormData(formOf(root, act)));
const actsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('[name=act]')].map(({ value }) => value);

spec(
  'PLAT-03',
  'a remote can be disabled and set to a version, the former version first, each with a reason',
  async () => {
    const root = show('live');
    expect(actsOf(root)).toEqual(['disable', 'set']);
    expect(sentBy(root, 'set')).toMatchObject({
      remote: 'mf-commerce',
      version: '0.1.0-11d0ab3e',
      reason: '',
      seen: '12',
      page: '/config/remotes/mf-commerce',
    });
    expect(sentBy(root, 'disable')).not.toHaveProperty('html');
    expect(sentBy(root, 'disable')).not.toHaveProperty('confirmed');
    expect(await axeFindings()).toEqual([]);
  },
);

spec('PLAT-03', 'asks for confirmation with the effect and a link back, and keeps what was typed', async () => {
  const root = show('confirming');
  expect(sentBy(root, 'disable')).toMatchObject({
    confirmed: 'yes',
    html: 'on',
    reason: 'Checkout fails in Safari',
    // The state that was shown; later changes by others have not been seen.
    seen: '11',
  });
  expect(formOf(root, 'disable')?.querySelector('[role=alert]')?.textContent).toContain('This affects 2 sites');
  expect(formOf(root, 'disable')?.querySelector('a')?.getAttribute('href')).toBe('/config/remotes/mf-commerce');
  expect(sentBy(root, 'set')).not.toHaveProperty('confirmed');
  expect(await axeFindings()).toEqual([]);
});

spec('PLAT-03', 'the last change is undone with one click', () => {
  const root = show('live');
  const undo = root.querySelector<HTMLFormElement>('form[action$="/undo"]') ?? undefined;
  expect(Object.fromEntries(new FormData(undo))).toMatchObject({ remote: 'mf-commerce', serial: '12' });
  expect(show('first').querySelector('form[action$="/undo"]')).toBeNull();
});

spec('PLAT-03', 'an account that may only view sees no form', async () => {
  const root = show('looking');
  expect(root.querySelectorAll('form')).toHaveLength(0);
  expect(root.textContent).toContain('0.1.0-11d0ab3e');
  expect(await axeFindings()).toEqual([]);
});

test('after the session has ended it keeps what was typed, links to sign in, and will ask again', async () => {
  const root = show('signedOut');
  expect(sentBy(root, 'disable')).toEqual({
    crumb: 'a-crumb',
    block: examples.signedOut.block.id,
    page: '/config/remotes/mf-commerce',
    remote: 'mf-commerce',
    act: 'disable',
    html: 'on',
    reason: 'Checkout fails in Safari',
    seen: '11',
  });
  expect(root.querySelector('[role=alert]')?.textContent).toBe('Sign in to continue.');
  expect(root.querySelector('[data-sign-in]:not([hidden]) a')?.getAttribute('target')).toBe('_blank');
  expect(await axeFindings()).toEqual([]);
});

test('a disabled remote can be enabled, or its HTML disabled too; a pinned one can follow again', () => {
  expect(actsOf(show('off'))).toEqual(['disable', 'enable', 'set', 'follow']);
  expect(sentBy(show('off'), 'disable')).toMatchObject({ html: 'on' });
});

test('without a reason the form shows an error, and keeps what was selected', async () => {
  const root = show('reasonless');
  expect(sentBy(root, 'set')).toMatchObject({ version: '0.1.0-9f2c41d7' });
  expect(formOf(root, 'set')?.querySelector('[data-field-error=reason]')?.textContent).toContain('Give a reason');
  expect(formOf(root, 'disable')?.querySelector('[data-field-error=reason]')?.textContent).toBe('');
  expect(await axeFindings()).toEqual([]);
});

test('the result is shown once, and has the focus', () => {
  expect(show('done').querySelector('[role=status]')?.textContent).toContain('Done. Open pages follow');
  expect(show('live').querySelector('[role=status]')).toBeNull();
});

spec(
  'PLAT-03',
  'a version can be given to some visitors first, and to one site; both of these can be ended',
  async () => {
    const root = show('divided');
    expect(root.querySelector('dl')?.textContent).toContain('10 % of visitors have 0.1.0-11d0ab3e');
    expect(root.querySelector('dl')?.textContent).toContain('fern-and-kiln: 0.1.0-11d0ab3e');
    expect(sentBy(root, 'canary')).toMatchObject({ version: '0.1.0-9f2c41d7', percent: '10' });
    expect(sentBy(root, 'endCanary')).not.toHaveProperty('version');
    expect(sentBy(root, 'pin')).toMatchObject({ version: '0.1.0-9f2c41d7', site: '' });
    expect(sentBy(root, 'unpin')).toMatchObject({ site: 'fern-and-kiln' });
    expect(sentBy(root, 'disableAt')).toMatchObject({ site: '' });
    expect(sentBy(root, 'enableAt')).toMatchObject({ site: 'buraczek' });
    expect(await axeFindings()).toEqual([]);
  },
);

test('actions are collapsed; one with a question or an error is open', () => {
  const openActs = (root: HTMLElement) =>
    [...root.querySelectorAll('details[open] [name=act]')].map((input) => (input as HTMLInputElement).value);
  expect([openActs(show('live')), openActs(show('confirming')), openActs(show('reasonless'))]).toEqual([
    [],
    ['disable'],
    ['set'],
  ]);
});

spec(
  'PLAT-02',
  'for a version deployed by a team the page says who did and when; for others, when they were published',
  () => {
    const [first, second] = [...show('live').querySelectorAll('.admin-remote__versions li')].map(
      ({ textContent: text }) => text,
    );
    expect(first).toMatch(/^0\.1\.0-9f2c41d7, published March 2/);
    expect(second).toMatch(/^0\.1\.0-11d0ab3e, published March 1, 2026 at 4:30 PM UTC, deployed by the shop team/);
  },
);

spec('PLAT-03', 'a version shows what pages reported about it, and nothing without reports', () => {
  const shown = [...show('live').querySelectorAll('.admin-remote__versions li')].map(
    (version) => version.querySelector('.admin-remote__recent')?.textContent,
  );
  expect(shown).toEqual([
    '92% of all starts in the last 24 hours, 75 % within 84 ms. 3 errors.',
    '8% of all starts in the last 24 hours, 75 % within 79 ms. No errors.',
    'One error.',
  ]);
});

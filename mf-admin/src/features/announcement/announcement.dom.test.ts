import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './announcement.effects';
import { examples } from './announcement.example';
import { announcement } from './announcement.feature';
import { messages } from './announcement.messages';
import { element } from './announcement.view';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open(name: keyof typeof examples = 'saved') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  const frame = root.querySelector<HTMLIFrameElement>('iframe');
  const first = frame?.getAttribute('src');
  /** The frame's current URL, once it differs from the first one. */
  const shown = () => [root.querySelector('iframe')?.getAttribute('src') ?? ''].filter((address) => address !== first);
  const sent: string[] = [];
  for (const event of announcement.emits)
    host.bus.on(event).subscribe((payload) => sent.push(JSON.stringify([event, payload])));
  start(root, host);
  const field = (name_: string) => root.querySelector<HTMLInputElement>(`[name="${name_}"]`) as HTMLInputElement;
  return {
    host,
    root,
    frame,
    shown,
    sent,
    field,
    type(name_: string, value: string | boolean) {
      if (typeof value === 'boolean') field(name_).checked = value;
      else field(name_).value = value;
      field(name_).dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
const draftIn = (address: string | undefined) =>
  JSON.parse(new URL(address ?? '', 'http://x').searchParams.get('announcement-draft') ?? 'null') as unknown;

spec('START-16', 'the frame previews what is saved, and follows what is typed after a pause', () => {
  const { frame, shown, type } = open();
  expect(draftIn(frame?.getAttribute('src') ?? '')).toEqual([
    'Closed on Friday for the firing of the big kiln.',
    'Opening hours',
    '/hours',
  ]);
  for (const text of ['O', 'Op', 'Open & <b>again</b>']) type('text', text);
  jest.advanceTimersByTime(399);
  expect(shown()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(shown().map(draftIn)).toEqual([['Open & <b>again</b>', 'Opening hours', '/hours']]);
  type('text', 'Open & <b>again</b>');
  jest.runAllTimers();
  expect(shown()).toHaveLength(1);
});

spec('PLAT-08', 'it shows the page of the language that is being edited', () => {
  const { shown, type } = open('languages');
  type('he.text', 'פתוח');
  jest.runAllTimers();
  expect([shown()[0]?.split('?')[0], draftIn(shown()[0])]).toEqual(['/he', ['פתוח', 'שעות פתיחה', '/he/hours']]);
});

test('says that nothing is announced while it is switched off', () => {
  const { root, type } = open();
  const off = () => root.querySelector<HTMLElement>('[data-preview-off]')?.hidden;
  expect(off()).toBe(true);
  type('isShown', false);
  jest.runAllTimers();
  expect(off()).toBe(false);
});

spec(
  'BUS-02',
  'reports the start and end of a save, after which nothing is unsaved and “again” is unchecked',
  async () => {
    const { host, root, sent, field, type } = open();
    const form = root.querySelector('form') as HTMLFormElement;
    const note = () => root.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden;
    type('text', 'Open again');
    type('again', true);
    expect(note()).toBe(false);
    form.setAttribute('aria-busy', 'true');
    await Promise.resolve();
    (form.querySelector('[data-form-message]') as HTMLElement).hidden = false;
    form.removeAttribute('aria-busy');
    await Promise.resolve();
    expect(sent).toEqual(['["admin/save-entered",{}]', '["admin/save-exited",{"isSaved":true}]']);
    expect([note(), field('again').checked, field('text').defaultValue]).toEqual([true, false, 'Open again']);
    host.end();
    type('text', 'Later');
    expect(note()).toBe(true);
  },
);

test.each(Object.keys(examples) as (keyof typeof examples)[])('%s is accessible', async (name) => {
  jest.useRealTimers();
  const { root } = open(name);
  // Frames are checked in a browser.
  root.querySelector('iframe')?.remove();
  expect(await axeFindings()).toEqual([]);
});

test('it has the schedule that is saved, what visitors did, and says when it waits', () => {
  const { field, root } = open('scheduled');
  expect([field('from').value, field('until').value]).toEqual(['2027-01-01T10:00', '']);
  expect(root.textContent).toContain('Times are in Europe/Warsaw.');
  expect(root.querySelector('.admin-announcement__status')?.textContent).toContain('waits for its start');
  expect(root.querySelectorAll('.admin-trend-figures__chart')).toHaveLength(3);
  expect(open().root.querySelector('.admin-announcement__status')).toBeNull();
});

test('after the session has ended it keeps what was typed, and has no frame', () => {
  const { frame, field, root } = open('signedOut');
  expect([frame, field('text').value]).toEqual([null, 'Open again']);
  expect(root.querySelector<HTMLElement>('[data-sign-in]')?.hidden).toBe(false);
});

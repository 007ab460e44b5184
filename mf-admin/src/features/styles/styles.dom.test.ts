import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { give, standIn } from './fonts/faces.fixture';
import { PALETTES } from 'shared-types/admin/theme/palettes';
import { start } from './styles.effects';
import { examples } from './styles.example';
import { messages } from './styles.messages';
import { element } from './styles.view';

beforeAll(standIn);

function open(name: keyof typeof examples = 'saved') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  start(root, host);
  const form = root.querySelector('form') as HTMLFormElement;
  const field = (named: string) => form.elements.namedItem(named) as HTMLInputElement;
  return {
    root,
    form,
    field,
    row: (pair: string) => root.querySelector<HTMLElement>(`[data-pair="${pair}"]`)!,
    change(named: string, value: string) {
      field(named).value = value;
      field(named).dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** The page in the frame has loaded; the style of its root element. */
    loaded() {
      const frame = root.querySelector('iframe')!;
      const page = frame.contentDocument!.createElement('html');
      frame.contentDocument!.append(page);
      give(frame.contentDocument!);
      frame.dispatchEvent(new Event('load'));
      return page.style;
    },
  };
}

test('the form has what is saved, and posts it together', async () => {
  const { form, field } = open();
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/config/styles/styles']);
  const names = ['paper', 'onAccent', 'heading', 'body', 'base'];
  expect(names.map((name) => field(name).value)).toEqual(['#fbf8f2', '#ffffff', 'Fraunces', 'Figtree', 'state-1']);
  expect(await axeFindings()).toEqual([]);
});

test('the preview shows a color as it is chosen', () => {
  const { change, loaded } = open();
  const framed = loaded();
  expect(framed.getPropertyValue('--color-paper')).toBe('#fbf8f2');
  change('onAccent', '#112233');
  expect(framed.getPropertyValue('--color-on-accent')).toBe('#112233');
});

test('text that is hard to read is named, with a color that is not', () => {
  const { change, field, row } = open();
  const button = row('muted paper').querySelector('button')!;
  expect(button.hidden).toBe(true);
  change('muted', '#c0c0c0');
  expect(row('muted paper').querySelector('output')?.textContent).toMatch(/^1\.\d : 1, hard to read/);
  expect(button.hidden).toBe(false);
  button.click();
  expect(field('muted').value).toBe(button.dataset.better);
  expect(row('muted paper').querySelector('output')?.textContent).toMatch(/easy to read$/);
  expect(button.hidden).toBe(true);
});

test('without script the page says what is hard to read too', () => {
  const root = showView(element(examples.faint, createFakeHost(messages)));
  expect(root.querySelector('[data-pair="muted paper"] output')?.textContent).toMatch(/hard to read/);
  expect(root.querySelector<HTMLElement>('[data-palettes]')?.hidden).toBe(true);
});

test('a palette fills in all colors, which are unsaved then', () => {
  const { root, field } = open();
  root.querySelector<HTMLElement>('[data-palette="night"]')!.click();
  expect([field('paper').value, field('accent').value]).toEqual([PALETTES.night.paper, PALETTES.night.accent]);
  expect(root.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden).toBe(false);
});

test('keeps what was chosen after a conflict and the end of the session', async () => {
  for (const name of ['conflict', 'signedOut'] as const) {
    expect([name, open(name).field('accent').value]).toEqual([name, '#c0a060']);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});

test('the preview has the sizes that are chosen, and the design’s where none are', () => {
  const { change, loaded } = open();
  const framed = loaded();
  change('textSize', '20');
  change('buttonShape', 'pill');
  expect([framed.getPropertyValue('--text-md'), framed.getPropertyValue('--radius-button')]).toEqual([
    '1.25rem',
    '99rem',
  ]);
  change('textSize', '');
  change('buttonShape', 'rounded');
  expect([framed.getPropertyValue('--text-md'), framed.getPropertyValue('--radius-button')]).toEqual(['', '']);
});

test('what would change is said before it is saved', () => {
  const { root, change } = open();
  const note = root.querySelector<HTMLElement>('[data-changes]')!;
  expect([note.hidden, note.textContent]).toEqual([true, '']);
  change('accent', '#123456');
  change('headings', 'large');
  expect([note.hidden, note.textContent]).toEqual([
    false,
    'Changed: palette, colors, section colors, and sizes and shapes.',
  ]);
});

test('a font of one weight says so', () => {
  const { root, change } = open();
  const note = root.querySelector<HTMLElement>('[data-one-weight="heading"]')!;
  expect(note.hidden).toBe(false);
  change('heading', 'Lora');
  expect(note.hidden).toBe(true);
});

test('a draft is named, published or discarded; the first button publishes', async () => {
  const { root } = open('drafted');
  const note = root.querySelector('[data-site-draft]')!;
  expect(note.textContent).toContain('Draft, not published');
  expect(note.textContent).toContain('Something else has been published since this draft was begun.');
  const [form, discard] = root.querySelectorAll('form');
  const submits = [...form!.querySelectorAll<HTMLButtonElement>('[type=submit]')];
  expect(submits.map(({ name, value }) => [name, value])).toEqual([
    ['', ''],
    ['as', 'draft'],
  ]);
  expect(submits[0]!.textContent).toContain('Publish');
  expect(Object.fromEntries(new FormData(discard))).toMatchObject({ part: 'styles', language: '', base: 'state-2' });
  expect(await axeFindings()).toEqual([]);
  expect(open('discarded').root.textContent).toContain('Draft discarded. This is what visitors see.');
  expect(open('saved').root.querySelector('[data-site-draft]')).toBeNull();
});

import { act, cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { showPanel } from '../../mf-admin/src/features/page-editor/panel/panel-page.fixture';
import { settingsSchema } from '../../server/src/site/block-settings/settings-schema';
import type { BlockEditor, EditorValues } from '../../shared-types/src/site/block-editor';
import { isFieldShown } from '../../shared-types/src/site/is-field-shown';
import { settingsFrom } from '../testing/host/editor-settings';
import { ROOT } from './repository';

// Its own tests say what it writes.
jest.mock('../../mf-admin/src/features/page-editor/rich-text/rich-text-field.view', () => ({
  RichTextField: ({ label }: { label: string }) => <p>{label}</p>,
}));

afterEach(cleanup);

const FILES = ['mf-blocks', 'mf-forms'].flatMap((remote) => {
  const folder = join(ROOT, remote, 'src/features');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.editor.ts'))
    .map((name) => join(folder, name));
});
const EDITORS = FILES.flatMap((file) =>
  [(jest.requireActual(file) as { readonly editor: BlockEditor | readonly BlockEditor[] }).editor]
    .flat()
    .map((editor) => [editor.title.en, editor] as const),
);
const RUNS = 3;

/** What is typed into a control of this type. */
const TYPED: Readonly<Record<string, string>> = {
  text: '7',
  url: 'https://example.com/x',
  email: 'me@example.com',
  tel: '555-1234',
  color: '#123456',
  range: '3',
  textarea: 'Two\nlines',
};

async function openLists(container: HTMLElement) {
  for (const details of container.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
    await act(async () => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
}

async function fillIn(container: HTMLElement) {
  for (const control of container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, textarea, select')) {
    if (!control.isConnected || control.disabled || control.type === 'search') continue;
    await act(async () => {
      if (control.type === 'checkbox' || control.type === 'radio') fireEvent.click(control);
      else if (control instanceof HTMLSelectElement)
        fireEvent.change(control, { target: { value: control.options[control.options.length - 1]?.value } });
      else fireEvent.change(control, { target: { value: TYPED[control.type] ?? '' } });
    });
  }
}

test('there are editors', () => {
  expect(EDITORS.length).toBeGreaterThan(30);
});

test.each(EDITORS)('the panel of “%s” draws every field, and what it writes is right', async (_, editor) => {
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const schema = settingsSchema(editor.fields);
  await fc.assert(
    fc.asyncProperty(settingsFrom(editor.fields), async (settings) => {
      const page = showPanel(editor.fields, { ...editor.defaults, ...(settings as EditorValues) }, { editor });
      const shown = editor.fields.filter((field) => isFieldShown(field, page.settings()));
      expect(shown.filter(({ label }) => !page.container.textContent?.includes(label.en))).toEqual([]);
      await openLists(page.container);
      await openLists(page.container);
      await fillIn(page.container);
      const { error } = schema.safeParse(page.settings());
      expect((error?.issues ?? []).filter(({ message }) => message !== 'is missing')).toEqual([]);
      page.unmount();
    }),
    { numRuns: RUNS },
  );
  expect(faults.mock.calls).toEqual([]);
});

import { cleanup, fireEvent, render } from '@testing-library/react';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { button, click, testedEditor, type TestedEditor } from '../editor.fixture';
import { EXAMPLE_IDS, exampleContent } from '../page-editor.fixture';
import type { EditorConflict } from '../state/page-editor-store';
import { ConflictDialog } from './conflict-dialog.view';

const { text } = EXAMPLE_IDS;
let editor: TestedEditor;
afterEach(() => {
  cleanup();
  editor.host.end();
});
const withHeading = (heading: string) => {
  const content = exampleContent();
  const block = content.blocks[text]!;
  return { ...content, blocks: { ...content.blocks, [text]: { ...block, settings: { ...block.settings, heading } } } };
};
const open = (conflict: Partial<EditorConflict>) => {
  editor = testedEditor();
  const both = {
    places: [`/blocks/${text}/settings/heading`],
    mine: withHeading('Mine'),
    theirs: withHeading('Theirs'),
  };
  render(<ConflictDialog {...editor} conflict={{ ...both, ...conflict }} />);
};
const shown = () => [...document.querySelectorAll('h3, dd')].map((one) => one.textContent);

test('both versions of the place stand side by side, named by block and field', async () => {
  open({ by: 'Ada' });
  expect(document.body.textContent).toContain('Ada has changed what you were changing.');
  expect(shown()).toEqual(['Text: Mine, Heading', 'Mine', 'Theirs']);
  expect(await axeFindings()).toEqual([]);
});

test('formatted text is compared as text, a deleted block as deleted, the layout by its blocks', () => {
  const { [text]: _, ...rest } = exampleContent().blocks;
  open({
    places: [`/blocks/${text}/settings/html`, `/blocks/${text}`, '/body/layout'],
    theirs: { ...exampleContent(), blocks: rest },
  });
  expect(shown()).toEqual([
    'Text: Mine, Text',
    'Every pot is thrown here.',
    'Deleted',
    'Text: Mine',
    'Mine\nEvery pot is thrown here.',
    'Deleted',
    'Layout of the page',
    'Section 1: Text: Mine\nSection 2: Image · Block',
    'Section 1: Block\nSection 2: Image · Block',
  ]);
});

test.each([
  ['Keep mine', 'settle mine'],
  ['Use theirs', 'settle theirs'],
])('“%s” settles it', async (name, asked) => {
  open({});
  await click(button(name));
  expect(editor.store.asked).toEqual([asked]);
});

test('it cannot be closed without a choice', () => {
  open({});
  const dialog = document.querySelector('dialog')!;
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect([dialog.open, editor.store.asked]).toEqual([true, []]);
});

import { messages as linkMessages } from '../../parts/link-editor/link-editor.messages';
import { messages as canvasMessages } from './canvas/canvas.messages';
import { messages as panelMessages } from './panel/panel.messages';
import { messages as pickerMessages } from './picker/picker.messages';
import { messages as richTextMessages } from '../../parts/rich-text-field/rich-text.messages';
import { messages as barMessages } from './bar/bar.messages';
import { messages as outlineMessages } from './outline/outline.messages';

const ownMessages = {
  editorLoading: 'Loading the editor…',
  editorNeedsScript:
    'The page editor needs JavaScript. Without it you can change the page’s title, URL and description.',
  editorSettings: 'Page settings',
  editorPages: 'See all pages',
  editorTitle: 'Edit page',
  editorPanel: 'Settings: {name}',
  editorPageTitle: 'Title',
  editorPageDescription: 'Description',
  editorPageDescriptionHint: 'For search engines and link previews. Up to 155 characters are shown in full.',
  editorSelectHint: 'Click a block of the page to change it.',
  editorAllSettings: 'All page settings: URL, social image, access, versions',
  editorCode: '{has, select, yes {Code injection: this page has code} other {Code injection: add code to this page}}',
  editorCodeLater: 'Once the page is published, you can add code to its head and body.',
  editorPartHint: 'Move, duplicate, split or delete it with its buttons. Click a block to change the block.',
  editorEdit: 'Edit',
  editorClose: 'Close',
  editorDeselect: 'Deselect',
  editorRow: 'Section {row}',
  editorColumn: 'Section {row}, column {column}',
  editorBlock: 'Block',
  editorNamed: '{type}: {text}',
  editorInserted: '{name} added.',
};

export const messages = {
  ...ownMessages,
  ...barMessages,
  ...outlineMessages,
  ...canvasMessages,
  ...panelMessages,
  ...linkMessages,
  ...pickerMessages,
  ...richTextMessages,
};

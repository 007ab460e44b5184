import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { blockName, editableBlock, type NamingHost } from '../block-name';
import { ownText } from '../own-text';

interface Naming {
  readonly view: PageEditorView;
  readonly host: NamingHost;
}

/** What a JSON pointer into a page is called: "Text: Made by hand, Heading"; undefined for the page itself. */
export function placeName(pointer: string, content: PageContent, { view, host }: Naming): string | undefined {
  const [, part, id = '', settings, ...keys] = pointer.split('/');
  if (part === 'body') return host.text('conflictLayout');
  if (part === 'title') return host.text('editorPageTitle');
  if (part === 'description') return host.text('editorPageDescription');
  if (part !== 'blocks') return undefined;
  const block = content.blocks[id];
  const name = blockName(block, view, host);
  const field = settings === 'settings' ? fieldOf(keys, block?.type, view) : undefined;
  return field ? host.text('conflictField', { name, field: ownText(field.label, host.context.locale) }) : name;
}

function fieldOf(keys: readonly string[], type: number | undefined, view: PageEditorView) {
  const path = keys.join('.');
  const fields = editableBlock(view, type)?.editor.fields ?? [];
  return fields.find(({ key }) => key === path || path.startsWith(`${key}.`));
}

import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { blockName } from '../block-name';
import type { EditorHost } from '../page-editor-host';
import { plainText } from '../plain-text';

interface Naming {
  readonly view: PageEditorView;
  readonly host: EditorHost;
}

const LONGEST = 600;

/** What a version has at a place, as text that can be compared. */
export function sideText(content: PageContent, pointer: string, naming: Naming): string {
  const { text } = naming.host;
  if (pointer.startsWith('/body')) return layoutText(content, naming);
  const value = valueAt(content, pointer);
  if (value === undefined) return text('conflictDeleted');
  const shown = valueText(value, content, naming);
  return shown === '' ? text('conflictEmpty') : shown.slice(0, LONGEST);
}

function valueAt(content: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], content);
}

function valueText(value: unknown, content: PageContent, naming: Naming): string {
  const { text } = naming.host;
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'boolean') return text(value ? 'conflictOn' : 'conflictOff');
  if (Array.isArray(value)) return text('conflictCount', { count: value.length });
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { asset, settings } = value as { readonly asset?: unknown; readonly settings?: unknown };
  if (typeof asset === 'string') return asset;
  return Object.values(settings ?? value)
    .map((inner) => valueText(inner, content, naming))
    .filter(Boolean)
    .join('\n');
}

function layoutText(content: PageContent, { view, host }: Naming): string {
  return content.body.layout.rows
    .map(({ columns, theme = 'light' }, row) => {
      const names = columns.flatMap(({ blocks }) => blocks.map((id) => blockName(content.blocks[id], view, host)));
      return host.text('conflictRow', { row: row + 1, theme, names: names.join(' · ') });
    })
    .join('\n');
}

import { memo, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { FramePage } from '../frame/frame-page';
import { blockElements } from '../frame/frame-page';
import { typeName } from '../type-name';
import type { LayerPartProps } from './layer-props';

export interface BlockListProps extends LayerPartProps {
  readonly page: FramePage;
  readonly toolbar: RefObject<HTMLDivElement | null>;
}

/** The blocks of the page for keyboards: arrow keys select, Enter leads to the toolbar. Seen while it has the focus. */
export function BlockList(props: BlockListProps): ReactElement {
  const { store, host, view, page, toolbar } = props;
  const { text } = host;
  const { content, selection } = store.getState();
  const options = optionsOf(content);
  const selected = selection?.kind === 'block' ? options.findIndex(({ id }) => id === selection.id) : -1;
  const choose = (at: number): void => {
    const option = options[Math.max(0, Math.min(at, options.length - 1))];
    if (!option) return;
    store.select({ kind: 'block', id: option.id });
    blockElements(page).get(option.id)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => choose(selected + 1),
      ArrowUp: () => choose(selected < 0 ? options.length - 1 : selected - 1),
      Home: () => choose(0),
      End: () => choose(options.length - 1),
      Escape: () => store.select(undefined),
      Enter: () => {
        if (selected < 0) choose(0);
        else toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
      },
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <div className="admin-page-editor__canvas-blocks">
      <div
        role="listbox"
        tabIndex={0}
        aria-label={text('canvasBlocks')}
        aria-describedby="editor-blocks-hint"
        aria-activedescendant={selected < 0 ? undefined : idOf(options[selected]?.id ?? '')}
        onKeyDown={press}
      >
        <Options content={content} selectedId={options[selected]?.id} view={view} host={host} />
      </div>
      <p id="editor-blocks-hint">{text('canvasBlocksHint')}</p>
    </div>
  );
}

interface OptionsProps extends Pick<LayerPartProps, 'view' | 'host'> {
  readonly content: PageContent;
  readonly selectedId: string | undefined;
}

/** Not drawn again while somebody types: settings do not show in it. */
const Options = memo(
  function Options({ content, selectedId, view, host }: OptionsProps): ReactElement {
    return (
      <>
        {optionsOf(content).map(({ id, row, column }) => (
          <div key={id} id={idOf(id)} role="option" aria-selected={id === selectedId}>
            {host.text('canvasPlace', {
              name: typeName(view, content.blocks[id]?.type, host),
              row: row + 1,
              column: column + 1,
            })}
          </div>
        ))}
      </>
    );
  },
  (before, after) => before.content.body === after.content.body && before.selectedId === after.selectedId,
);

function optionsOf({
  body,
}: PageContent): readonly { readonly id: string; readonly row: number; readonly column: number }[] {
  return body.layout.rows.flatMap(({ columns }, row) =>
    columns.flatMap(({ blocks }, column) => blocks.map((id) => ({ id, row, column }))),
  );
}

function idOf(id: string): string {
  return `editor-block-${id}`;
}

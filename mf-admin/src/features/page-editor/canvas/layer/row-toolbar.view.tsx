import { useRef, type ReactElement, type Ref } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { moveRow, removeRow } from '../../commands/row.commands';
import { focusBlockList } from './focus-block-list.effects';
import type { LayerPartProps } from './layer-props';
import { scaled } from './overlay-boxes';
import { ToolBar, type Tool } from './tool-bar.view';

export interface RowToolbarProps extends LayerPartProps {
  readonly row: number;
  readonly content: PageContent;
  readonly ref: Ref<HTMLDivElement>;
}

/** What can be done with the selected section. */
export function RowToolbar({ row, content, measured, store, host, scale, ref }: RowToolbarProps): ReactElement {
  const { text, announcer } = host;
  const name = useRef<HTMLSpanElement>(null);
  const box = measured.rows[row]?.box ?? measured.main;
  const last = content.body.layout.rows.length - 1;
  const move = (direction: 'up' | 'down'): Tool => {
    const to = direction === 'up' ? row - 1 : row + 1;
    const act = (): void => {
      store.run(moveRow(row, to));
      announcer.announce(text('canvasSectionMoved', { row: to + 1 }));
    };
    return { icon: direction, label: text('canvasMove', { direction }), act: to < 0 || to > last ? undefined : act };
  };
  const remove = (): void => {
    focusBlockList(name.current);
    store.run(removeRow(row));
    announcer.announce(text('canvasSectionDeleted'));
  };
  return (
    <ToolBar
      label={text('canvasSectionToolbar', { row: row + 1 })}
      box={scaled(box, scale)}
      tools={[move('up'), move('down'), { icon: 'remove', label: text('canvasDelete'), act: remove }]}
      ref={ref}
      onEscape={() => focusBlockList(name.current)}
    >
      <span className="admin-page-editor__canvas-name" ref={name}>
        {text('canvasSection')}
      </span>
    </ToolBar>
  );
}

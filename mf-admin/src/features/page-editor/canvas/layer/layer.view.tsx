import { useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { RichTextToolbar } from '../../rich-text/rich-text-toolbar.view';
import type { Selection } from '../../state/page-editor-store';
import type { CanvasProps } from '../canvas-props';
import type { FrameSize } from '../frame/frame-size';
import type { MeasuredPage } from '../frame/measured-page';
import type { OpenPage } from '../frame/open-page.effects';
import type { FramedPage } from '../use-framed-page.effects';
import { BlockList } from './block-list.view';
import { BlockToolbar } from './block-toolbar.view';
import { ColumnEdges } from './column-edges.view';
import type { Drop } from '../drag/drop-place';
import { InsertButtons } from './insert-buttons.view';
import type { LayerPartProps } from './layer-props';
import { focusBlockList } from './focus-block-list.effects';
import { layerRowOf } from './layer-row';
import { useMoveMode } from './move-mode.effects';
import { MoveBar, MovePlaces } from './move-mode.view';
import { BlockNotes } from './block-notes.view';
import { Outlines } from './outlines.view';
import { blockBox, scaled } from './overlay-boxes';
import { Positioned } from './positioned.view';
import { RowToolbar } from './row-toolbar.view';
import { useFollowScroll } from './follow-scroll.effects';
import { useDropTarget } from '../drag/use-drop-target.effects';

export interface LayerProps extends CanvasProps {
  readonly size: FrameSize;
  readonly framed: FramedPage;
  readonly open: OpenPage;
  readonly measured: MeasuredPage;
}

/** Lies over the framed page and scrolls with it; its parts are the only ones that take the pointer. */
export function Layer(props: LayerProps): ReactElement {
  const { size, framed, open, measured, store, host } = props;
  const { scale, left, shownWidth } = size;
  const layer = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [drop, setDrop] = useState<Drop>();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { selection, content } = state;
  useFollowScroll(layer, { page: open.page, scale, measured });
  const isDragging = useDropTarget(layer, { ...props, scale, page: open.page, onDrop: setDrop });
  const part: LayerPartProps = { ...props, scale };
  const { hovered, failures, editing } = framed;
  // Whatever is selected afterwards ends it.
  const [lifted, setLifted] = useState<Selection>();
  const moving = selection?.kind === 'block' && selection === lifted ? selection.id : undefined;
  const endMove = (): void => {
    setLifted(undefined);
    focusBlockList(layer.current);
  };
  useMoveMode({ ...part, open, measured, id: moving, onEnd: endMove });
  const hoveredRow = useMemo(() => layerRowOf(measured, hovered), [measured, hovered]);
  const selectedRow = useMemo(() => layerRowOf(measured, selection), [measured, selection]);
  const selectedBox = selection?.kind === 'block' ? blockBox(measured, selection.id) : undefined;
  const editedBox = editing && blockBox(measured, editing.blockId);
  return (
    <div
      className="admin-page-editor__canvas-layer"
      data-dragging={isDragging ? '' : undefined}
      ref={layer}
      style={{ left, inlineSize: shownWidth }}
    >
      <div className="admin-page-editor__canvas-layer-page" style={{ blockSize: measured.height * scale }}>
        <BlockList {...part} page={open.page} toolbar={toolbar} />
        <Outlines {...part} hovered={hovered} selection={selection} people={state.people} content={content} />
        <BlockNotes {...part} content={content} failures={failures} retry={open.retry} />
        {!editing && moving === undefined && (
          <InsertButtons {...part} hovered={hovered} selection={selection} near={[hoveredRow, selectedRow]} />
        )}
        {[...new Set([selectedRow, hoveredRow])].map(
          (row) =>
            row !== undefined && <ColumnEdges key={row} {...part} row={row} content={content} page={open.page} />,
        )}
        {selection?.kind === 'block' && selectedBox && !editing && moving === undefined && (
          <BlockToolbar
            {...part}
            id={selection.id}
            box={selectedBox}
            content={content}
            ref={toolbar}
            onLift={() => setLifted(selection)}
          />
        )}
        {(selection?.kind === 'row' || selection?.kind === 'column') && measured.rows[selection.row] && (
          <RowToolbar {...part} row={selection.row} content={content} ref={toolbar} />
        )}
        {editing?.richText && selectedBox && (
          <div
            className="admin-page-editor__canvas-bar-place"
            style={barPlace(selectedBox.y * scale, selectedBox.height * scale)}
          >
            <div className="admin-page-editor__canvas-text-bar" style={{ left: selectedBox.x * scale }}>
              <RichTextToolbar richText={editing.richText} host={host} />
            </div>
          </div>
        )}
        {editing?.tryAgain && editedBox && (
          <Positioned className="admin-page-editor__canvas-failure" box={scaled(editedBox, scale)}>
            <div role="alert">
              <p>{host.text('richTextFailed')}</p>
              <button type="button" className="button button--quiet" onClick={editing.tryAgain}>
                {host.text('richTextTryAgain')}
              </button>
            </div>
          </Positioned>
        )}
        {moving !== undefined && <MovePlaces {...part} />}
        {drop && <Positioned className="admin-page-editor__canvas-drop-line" box={scaled(drop.line, scale)} />}
      </div>
      {moving !== undefined && <MoveBar {...part} id={moving} onCancel={endMove} />}
    </div>
  );
}

/** Room above a box, in which a bar stays in view while the box is scrolled. */
function barPlace(y: number, height: number): { readonly top: string; readonly blockSize: string } {
  return {
    top: `max(0px, ${y}px - var(--editor-bar))`,
    blockSize: `calc(${height}px + min(${y}px, var(--editor-bar)))`,
  };
}

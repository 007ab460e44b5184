import { useEffect, useRef } from 'react';
import { moveBlock } from '../../commands/block.commands';
import { dropAt, isOwnPlace } from '../drag/drop-place';
import type { MeasuredPage } from '../frame/measured-page';
import type { OpenPage } from '../frame/open-page.effects';
import { typeName } from '../type-name';
import { announceMove } from './announce-move';
import type { LayerPartProps } from './layer-props';

export interface MoveModeOptions extends LayerPartProps {
  readonly open: OpenPage;
  readonly measured: MeasuredPage;
  /** The block that is moved by the next press; undefined while none is. */
  readonly id: string | undefined;
  readonly onEnd: () => void;
}

/** While a block is to be moved, the next press on the page says where to: the way for fingers, which cannot drag well. */
export function useMoveMode(options: MoveModeOptions): void {
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));
  const { id, open } = options;
  useEffect(() => {
    if (id === undefined) return undefined;
    open.takePress(({ x, y }) => {
      const { measured, store, host, view, onEnd } = latest.current;
      const { scrollX, scrollY } = open.page.view;
      const { place } = dropAt(measured, { x: x + scrollX, y: y + scrollY });
      const name = typeName(view, store.getState().content.blocks[id]?.type, host);
      if (isOwnPlace(measured, id, place)) host.announcer.announce(host.text('canvasDropCancelled', { name }));
      else {
        store.run(moveBlock(id, place));
        announceMove({ id, name, store, host });
      }
      onEnd();
    });
    return () => open.takePress(undefined);
  }, [id, open]);
}

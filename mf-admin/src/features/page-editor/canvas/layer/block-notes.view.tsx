import type { ReactElement } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { typeName } from '../type-name';
import type { Failures } from '../frame/shown-blocks.effects';
import type { LayerPartProps } from './layer-props';
import { blockBox, lowBlocks, scaled } from './overlay-boxes';
import { Positioned } from './positioned.view';

export interface BlockNotesProps extends LayerPartProps {
  readonly content: PageContent;
  readonly failures: Failures;
  readonly retry: (id: string) => void;
}

/** What the page itself does not say: why a block cannot be shown, and where one is that shows nothing. */
export function BlockNotes(props: BlockNotesProps): ReactElement {
  const { content, failures, retry, measured, scale, view, host, store } = props;
  const { text } = host;
  return (
    <>
      {lowBlocks(measured).map(({ id, box }) => (
        <Positioned key={id} className="admin-page-editor__canvas-low" box={scaled(box, scale)}>
          <button
            type="button"
            className="admin-page-editor__canvas-low-name"
            tabIndex={-1}
            onClick={() => store.select({ kind: 'block', id })}
          >
            {text('canvasNothing', { name: typeName(view, content.blocks[id]?.type, host) })}
          </button>
        </Positioned>
      ))}
      {[...failures].map(([id, reason]) => {
        const box = blockBox(measured, id);
        return (
          box && (
            <Positioned key={id} className="admin-page-editor__canvas-failure" box={scaled(box, scale)}>
              <div role="alert">
                <p>{text('canvasNotShown', { reason })}</p>
                <button type="button" className="button button--quiet" onClick={() => retry(id)}>
                  {text('canvasTryAgain')}
                </button>
              </div>
            </Positioned>
          )
        );
      })}
    </>
  );
}

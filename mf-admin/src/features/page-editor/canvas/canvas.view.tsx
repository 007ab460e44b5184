import { useRef, type ReactElement } from 'react';
import type { CanvasProps } from './canvas-props';
import { draftPath } from './frame/draft-path';
import { frameSize } from './frame/frame-size';
import { Layer } from './layer/layer.view';
import { useFramedPage } from './use-framed-page.effects';
import { useStageSize } from './use-stage-size.effects';
import './canvas.css';

export type { CanvasProps } from './canvas-props';

/** The draft in a frame, and the layer over it that outlines, selects, inserts, moves and resizes. */
export function Canvas(props: CanvasProps): ReactElement {
  const { view, host, mode } = props;
  const { text } = host;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = frameSize(mode, useStageSize(stage));
  const framed = useFramedPage(frame, props);
  const { status, attempt, open, measured } = framed;
  const { scale, left, width, height } = size;
  return (
    <section
      className="admin-page-editor__canvas"
      aria-label={text('canvasStage')}
      aria-busy={status === 'loading'}
      ref={stage}
    >
      <iframe
        key={attempt}
        ref={frame}
        className="admin-page-editor__canvas-frame"
        title={text('canvasFrame', { title: view.draft.content.title })}
        src={host.url(draftPath(view.draft.pageId))}
        // Keyboards reach the blocks by the list of the layer, not by the links of the page.
        tabIndex={-1}
        style={{ left, inlineSize: width, blockSize: height, transform: scale === 1 ? 'none' : `scale(${scale})` }}
        onLoad={framed.onLoad}
      />
      {open && measured && status === 'ready' && (
        <Layer {...props} size={size} framed={framed} open={open} measured={measured} />
      )}
      {status === 'loading' && (
        <p className="admin-page-editor__canvas-note" role="status">
          {text('canvasLoading')}
        </p>
      )}
      {(status === 'slow' || status === 'failed') && (
        <div className="admin-page-editor__canvas-note" role="alert">
          <p>{text(status === 'slow' ? 'canvasSlow' : 'canvasFailed')}</p>
          <button type="button" className="button" onClick={framed.tryAgain}>
            {text('canvasTryAgain')}
          </button>
        </div>
      )}
    </section>
  );
}

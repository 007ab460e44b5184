import type { ReactElement } from 'react';
import './widget-stage.css';

/** What a widget's place says, and what comes into it. */
export interface WidgetStageProps {
  /** Address of the frame on this site. */
  readonly src: string;
  /** What the frame is called. */
  readonly title: string;
  readonly loads: 'asked' | 'visible';
  readonly texts: {
    readonly show: string;
    /** Who learns of the visit. */
    readonly notice: string;
    readonly retry: string;
    readonly dismiss: string;
  };
}

/** Where a widget of somebody else comes. The button shows when it works; nothing is fetched from anybody before. */
export function WidgetStage({ src, title, loads, texts }: WidgetStageProps): ReactElement {
  return (
    <div className="blocks-widget-stage" data-widget-stage={src} data-widget-title={title} data-widget-loads={loads}>
      <div className="blocks-widget-stage__prompt" data-widget-prompt="">
        <button type="button" className="button" data-widget-show="">
          {texts.show}
        </button>
        <p className="blocks-widget-stage__notice">{texts.notice}</p>
      </div>
      <p className="blocks-widget-stage__status" role="status" data-widget-status="" />
      <p className="blocks-widget-stage__actions" data-widget-actions="" hidden>
        <button type="button" className="button button--quiet" data-widget-retry="">
          {texts.retry}
        </button>
        <button type="button" className="button button--quiet" data-widget-dismiss="">
          {texts.dismiss}
        </button>
      </p>
      <div data-widget-canvas="" className="blocks-widget-stage__canvas" hidden />
    </div>
  );
}

import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { config } from '../../config';
import type { messages } from './design.messages';

const MS_PER_SECOND = 1000;

interface NoticesProps {
  /** URL of the framed page outside the frame. */
  readonly alone: string;
  readonly host: RenderHost<typeof messages>;
}

/** Notices over the frame for when it does not show the requested page. They are hidden until the script shows one. */
export function DesignNotices({ alone, host }: NoticesProps): ReactElement {
  const seconds = config.frameBudgetMs.default / MS_PER_SECOND;
  return (
    <>
      <div className="admin-design__notice" data-notice="late" hidden>
        <p data-message="">{host.text('late', { seconds })}</p>
        <TryAgain host={host} />
      </div>
      <div className="admin-design__notice" data-notice="gone" hidden>
        <p data-message="">{host.text('gone')}</p>
        <Open alone={alone} host={host} />
        <TryAgain host={host} />
      </div>
      <div className="admin-design__notice" data-notice="elsewhere" hidden>
        <p data-message="" />
        <Open alone={alone} host={host} />
        <button className="button button--quiet" type="button" data-stay="">
          {host.text('stay')}
        </button>
      </div>
    </>
  );
}

/** Link to the page that the frame does not show; the script sets its URL. */
function Open({ alone, host }: NoticesProps): ReactElement {
  return (
    <a className="button button--quiet" href={alone} data-open="">
      {host.text('openHere')}
    </a>
  );
}

function TryAgain({ host }: { readonly host: RenderHost<typeof messages> }): ReactElement {
  return (
    <button className="button button--quiet" type="button" data-again="">
      {host.text('tryAgain')}
    </button>
  );
}

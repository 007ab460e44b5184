import type { CSSProperties, ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PREVIEW_WIDTH_PX, type DesignView, type PreviewMode } from 'shared-types/admin/design';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { DesignGuide } from './design-guide.view';
import { DesignNotices } from './design-notices.view';
import { DesignPanel } from './design-panel.view';
import type { messages } from './design.messages';
import { aloneLink, editorLink, frameLink, pageOf } from './frame-links';
import './design.css';

/** The site in a frame, with its pages and widths. Everything works by links; the script only saves reloads. */
export function element(
  { block, data }: PropsOf<'admin/design/frame'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/design/frame'];
  const { framed, mode } = view;
  const guideId = `block-${block.id}-guide`;
  return (
    <div className="admin-design" data-bleed="" data-mode={mode} style={frameWidth(mode)}>
      <div className="admin-design__bar">
        <a className="admin-design__home" href={ADMIN_PATH.home}>
          {host.text('home')}
        </a>
        <h1 className="admin-design__title">{host.text('title')}</h1>
        {framed !== undefined && <Address framed={framed} host={host} />}
        <EditLink view={view} host={host} />
        <button className="button button--quiet" type="button" data-blocks="" aria-pressed="false" hidden>
          {host.text('blocks')}
        </button>
        <button className="button button--quiet" type="button" popoverTarget={guideId}>
          {host.text('guide')}
        </button>
      </div>
      <DesignPanel view={view} host={host} />
      <div
        className="admin-design__stage"
        role="group"
        aria-label={host.text('stage')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where the window is narrower than the frame, it scrolls by keys too
        tabIndex={0}
      >
        {framed === undefined ? (
          <p className="admin-design__refused" role="alert">
            {host.text('refused')}
          </p>
        ) : (
          <>
            <DesignNotices alone={aloneLink(host.url, framed)} host={host} />
            <p className="admin-design__slow">
              {host.text('slow')} <a href={frameLink(host.url, { path: framed, mode })}>{host.text('tryAgain')}</a>
            </p>
            {/* Lazy, so that this page can finish loading before the framed one. */}
            <iframe className="admin-design__frame" src={framed} title={host.text('frame')} loading="lazy" />
          </>
        )}
      </div>
      <DesignGuide id={guideId} host={host} />
    </div>
  );
}

function frameWidth(mode: PreviewMode): CSSProperties {
  return { '--frame-width': `${PREVIEW_WIDTH_PX[mode]}px` } as CSSProperties;
}

/** Leads to the editor of the framed page; hidden for a page that has none. */
function EditLink({
  view: { framed, pages },
  host: { text },
}: {
  readonly view: DesignView;
  readonly host: RenderHost<typeof messages>;
}): ReactElement {
  const id = framed === undefined ? undefined : pages.find(({ path }) => path === pageOf(framed))?.id;
  return (
    <a className="button" data-edit="" href={id && editorLink(id)} hidden={id === undefined}>
      {text('edit')}
    </a>
  );
}

/** URL of the framed page, and a link to it without the frame. */
function Address({
  framed,
  host,
}: {
  readonly framed: string;
  readonly host: RenderHost<typeof messages>;
}): ReactElement {
  return (
    <p className="admin-design__address">
      <bdi data-address="">{framed}</bdi>{' '}
      <a className="admin-design__alone" data-alone="" href={aloneLink(host.url, framed)}>
        {host.text('alone')}
      </a>{' '}
      <span data-loading="" hidden>
        {host.text('loading')}
      </span>
    </p>
  );
}

import type { ReactElement } from 'react';
import { PREVIEW_MODES, type DesignView } from 'shared-types/admin/design';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './design.messages';
import { frameLink, pageOf } from './frame-links';

interface PanelProps {
  readonly view: DesignView;
  readonly host: RenderHost<typeof messages>;
}

const FIRST_PAGE = '/';

/**
 * The panel with widths and pages, in a disclosure that works without script.
 * @implements START-23
 */
export function DesignPanel({ view, host }: PanelProps): ReactElement {
  return (
    <details className="admin-design__panel" open>
      <summary className="admin-design__summary">{host.text('panel')}</summary>
      <div className="admin-design__lists">
        <Widths view={view} host={host} />
        <Pages view={view} host={host} />
      </div>
    </details>
  );
}

function Widths({ view, host }: PanelProps): ReactElement {
  const path = view.framed ?? FIRST_PAGE;
  return (
    <nav aria-label={host.text('widths')}>
      <ul className="admin-design__widths">
        {PREVIEW_MODES.map((mode) => (
          <li key={mode}>
            <a
              className="admin-design__width"
              data-mode={mode}
              href={frameLink(host.url, { path, mode })}
              aria-current={mode === view.mode ? 'true' : undefined}
            >
              {host.text('mode', { mode })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ view: { framed, mode, pages }, host }: PanelProps): ReactElement {
  const current = framed === undefined ? undefined : pageOf(framed);
  return (
    <nav aria-label={host.text('pages')}>
      <ul className="admin-design__pages">
        {pages.map(({ id, path, title, locale }) => (
          <li key={path}>
            <a
              className="admin-design__page"
              data-page={path}
              data-id={id}
              href={frameLink(host.url, { path, mode })}
              aria-current={path === current ? 'page' : undefined}
            >
              <bdi lang={locale}>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

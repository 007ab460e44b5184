import type { ReactElement } from 'react';
import {
  SITE_HISTORY_CALLS,
  SITE_HISTORY_PARAMETER,
  SITE_HISTORY_PER_PAGE,
  type SiteHistoryView,
  type SiteVersion,
} from 'shared-types/admin/site-states/site-history';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { SettingsNotices } from '../../parts/settings-form/settings-notices.view';
import type { messages } from './site-history.messages';
import './site-history.css';

type HistoryHost = RenderHost<typeof messages>;

/** The versions of a part of the site, newest first, each with a button that restores it. Closed until it is asked for. */
export function element(
  { block, data, form }: PropsOf<'admin/site-history/versions'>,
  host: HistoryHost,
): ReactElement | null {
  const view = data['admin/site-history/versions'];
  if (!view || view.count === 0) return null;
  const { text } = host;
  const { part, language, path, base, page, count, versions } = view;
  return (
    <details className="admin-site-history" id="versions" open={page > 1 || form?.message !== undefined}>
      <summary className="admin-site-history__summary">
        <h2>{text('history')}</h2>
      </summary>
      <AdminForm
        className="admin-site-history__form"
        call={SITE_HISTORY_CALLS.restoreState}
        sends={{ block: block.id, page: path, part, language, base, key: form?.key ?? '' }}
        host={host}
      >
        <SettingsNotices
          form={form}
          notice={form?.done && form.isFirst ? text('restored') : undefined}
          signIn={text('signIn')}
        />
        <p className="admin-muted">{text('historyHint')}</p>
        {versions.length === 0 && <p>{text('noVersions')}</p>}
        <ol className="admin-site-history__versions">
          {versions.map((version) => (
            <Version key={version.id} version={version} host={host} />
          ))}
        </ol>
      </AdminForm>
      <ListPages
        page={page}
        count={count}
        perPage={SITE_HISTORY_PER_PAGE}
        address={(number) => address(view, host, number)}
        labels={pageLabels(host)}
      />
    </details>
  );
}

function Version({
  version: { id, by, atText: at, isCurrent },
  host: { text },
}: {
  readonly version: SiteVersion;
  readonly host: HistoryHost;
}): ReactElement {
  return (
    <li className="admin-site-history__version">
      <span dir="auto">{by === undefined ? text('firstVersion', { at }) : text('version', { at, by })}</span>
      {isCurrent ? (
        <span className="admin-muted">{text('isCurrent')}</span>
      ) : (
        <button type="submit" className="button button--quiet" name="version" value={id}>
          {text('restore')}
          <span className="visually-hidden"> {text('ofVersion', { at })}</span>
        </button>
      )}
    </li>
  );
}

function address({ path, language }: SiteHistoryView, host: HistoryHost, page: number): string {
  const [own = ''] = path.split('?');
  const query = {
    language: language === '' ? undefined : language,
    [SITE_HISTORY_PARAMETER]: page > 1 ? page : undefined,
  };
  return `${host.url(own, query)}#versions`;
}

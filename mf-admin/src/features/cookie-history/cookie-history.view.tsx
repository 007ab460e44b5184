import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  COOKIE_HISTORY_PARAMETER,
  COOKIE_HISTORY_PER_PAGE,
  type CookieDifference,
  type CookieHistoryView,
  type PastCookieChange,
} from 'shared-types/admin/cookie-settings';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages } from '../../parts/list-pages/list-pages.view';
import type { messages } from './cookie-history.messages';
import './cookie-history.css';

type HistoryHost = RenderHost<typeof messages>;

/** Changes of the consent settings, newest first; empty without any. */
export function element(
  { block, data }: PropsOf<'admin/cookie-history/changes'>,
  host: HistoryHost,
): ReactElement | null {
  const { count, changes, page } = data['admin/cookie-history/changes'];
  if (count === 0) return null;
  return (
    <section className="admin-cookie-history" id="changes" aria-labelledby={`block-${block.id}-history`}>
      <h2 id={`block-${block.id}-history`}>{host.text('history')}</h2>
      {changes.length === 0 ? (
        <p>
          {host.text('noChanges')} <a href={address(host, 1)}>{host.text('newestChanges')}</a>
        </p>
      ) : (
        <ol className="admin-cookie-history__changes">
          {changes.map((change) => (
            <Change key={change.id} change={change} host={host} />
          ))}
        </ol>
      )}
      <Pages page={page} count={count} host={host} />
    </section>
  );
}

function Change({ change, host }: { readonly change: PastCookieChange; readonly host: HistoryHost }): ReactElement {
  const { by, at, atText, differences } = change;
  return (
    <li className="admin-cookie-history__change">
      <p>
        <bdi>{by}</bdi>, <time dateTime={at}>{atText}</time>
      </p>
      {differences === undefined && <p className="admin-muted">{host.text('firstChange')}</p>}
      {differences && differences.length > 0 && (
        <dl className="admin-cookie-history__differences">
          {differences.map((one, index) => (
            <Difference key={index} difference={one} host={host} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Difference({
  difference: { name, language, before, after },
  host,
}: {
  readonly difference: CookieDifference;
  readonly host: HistoryHost;
}): ReactElement {
  const value = (text: string) => (text === '' ? host.text('defaultText') : valueText(host, name, text));
  return (
    <div className="admin-cookie-history__difference">
      <dt>
        {host.text(name)}
        {language !== undefined && ` (${language})`}
      </dt>
      <dd className="admin-cookie-history__value">
        <span>
          {host.text('was')} <bdi>{value(before)}</bdi>
        </span>
        <span>
          {host.text('became')} <bdi>{value(after)}</bdi>
        </span>
      </dd>
    </div>
  );
}

/** Texts and HTML are shown literally, values of a list by name. */
function valueText(host: HistoryHost, name: CookieDifference['name'], text: string): string {
  if (name.endsWith('Text')) return text;
  return text === 'true' || text === 'false' ? host.text('isOn', { value: text }) : host.text('value', { value: text });
}

function Pages({ page, count, host }: Pick<CookieHistoryView, 'page' | 'count'> & { host: HistoryHost }) {
  return (
    <ListPages
      page={page}
      count={count}
      perPage={COOKIE_HISTORY_PER_PAGE}
      address={(number) => address(host, number)}
      labels={{
        pages: host.text('historyPages'),
        previous: host.text('newerChanges'),
        next: host.text('olderChanges'),
      }}
    />
  );
}

function address(host: HistoryHost, page: number): string {
  return `${host.url(ADMIN_PATH.cookieSettings, { [COOKIE_HISTORY_PARAMETER]: page > 1 ? page : undefined })}#changes`;
}

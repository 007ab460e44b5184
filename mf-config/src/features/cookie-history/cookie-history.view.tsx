import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import {
  COOKIE_HISTORY_PARAMETER,
  COOKIE_HISTORY_PER_PAGE,
  type CookieDifference,
  type CookieHistoryView,
  type PastCookieChange,
} from 'shared-types/config/cookie-settings';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages } from '../../parts/list-pages/list-pages.view';
import type { strings } from './cookie-history.strings';
import './cookie-history.css';

type HistoryHost = RenderHost<typeof strings>;

/** Who changed what when, the newest first; nothing where nobody has changed anything. */
export function element(
  { block, data }: PropsOf<'config/cookie-history/changes'>,
  host: HistoryHost,
): ReactElement | null {
  const { count, changes, page } = data['config/cookie-history/changes'];
  if (count === 0) return null;
  return (
    <section className="config-cookie-history" id="changes" aria-labelledby={`block-${block.id}-history`}>
      <h2 id={`block-${block.id}-history`}>{host.text('history')}</h2>
      {changes.length === 0 ? (
        <p>
          {host.text('noChanges')} <a href={address(host, 1)}>{host.text('newestChanges')}</a>
        </p>
      ) : (
        <ol className="config-cookie-history__changes">
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
    <li className="config-cookie-history__change">
      <p>
        <bdi>{by}</bdi>, <time dateTime={at}>{atText}</time>
      </p>
      {differences === undefined && <p className="config-cookie-history__note">{host.text('firstChange')}</p>}
      {differences && differences.length > 0 && (
        <dl className="config-cookie-history__differences">
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
  const value = (text: string) => (text === '' ? host.text('emptyWords') : valueText(host, name, text));
  return (
    <div className="config-cookie-history__difference">
      <dt>
        {host.text(name)}
        {language !== undefined && ` (${language})`}
      </dt>
      <dd className="config-cookie-history__value">
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

/** Words as they were written, HTML as the text it is; a value of a list by its name. */
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
      words={{ pages: host.text('historyPages'), previous: host.text('newerChanges'), next: host.text('olderChanges') }}
    />
  );
}

function address(host: HistoryHost, page: number): string {
  return `${host.url(CONFIG_PATH.cookieSettings, { [COOKIE_HISTORY_PARAMETER]: page > 1 ? page : undefined })}#changes`;
}

import type { ReactElement, ReactNode } from 'react';
import type { OpenedError, StackLine } from 'shared-types/admin/insights/errors';
import type { ViewHost } from 'shared-types/host/render-host';
import { InsightsSection } from '../../parts/insights/insights-page.view';
import type { messages } from './errors.messages';

interface OpenErrorProps {
  readonly block: string;
  readonly error: OpenedError;
  /** Path of the list. */
  readonly listPath: string;
  readonly host: ViewHost<typeof messages>;
}

/** One error: origin, frequency, pages, and source position. */
export function OpenError({ block, error, listPath, host }: OpenErrorProps): ReactElement {
  const { message, origin, countText, firstText, lastText, userAgent, pages, stack } = error;
  return (
    <>
      <p>
        <a href={listPath}>{host.text('back')}</a>
      </p>
      <InsightsSection id={`block-${block}-error`} title={message || host.text('noMessage')}>
        <dl className="admin-errors__details">
          <Fact name={host.text('whose')}>
            <bdi>{origin}</bdi>
          </Fact>
          <Fact name={host.text('howOften')}>{countText}</Fact>
          <Fact name={host.text('first')}>{firstText}</Fact>
          <Fact name={host.text('lastSeen')}>{lastText}</Fact>
          <Fact name={host.text('pages')}>
            <ul className="admin-errors__paths">
              {pages.map(({ name, path, countText: here }) => (
                <li key={name}>
                  {path === undefined ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <a href={path}>
                      <bdi>{name}</bdi>
                    </a>
                  )}{' '}
                  <span className="admin-errors__note">{here}</span>
                </li>
              ))}
            </ul>
          </Fact>
          {userAgent !== '' && (
            <Fact name={host.text('browser')}>
              <bdi>{userAgent}</bdi>
            </Fact>
          )}
        </dl>
      </InsightsSection>
      <InsightsSection id={`block-${block}-stack`} title={host.text('stack')}>
        {stack.length === 0 ? <p>{host.text('noStack')}</p> : <Stack lines={stack} host={host} />}
      </InsightsSection>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="admin-errors__fact">
      <dt className="admin-errors__note">{name}</dt>
      <dd className="admin-errors__value">{children}</dd>
    </div>
  );
}

function Stack({
  lines,
  host,
}: {
  readonly lines: readonly StackLine[];
  readonly host: ViewHost<typeof messages>;
}): ReactElement {
  return (
    <>
      <p className="admin-errors__note">{host.text('stackHint')}</p>
      <ol className="admin-errors__stack" dir="ltr">
        {lines.map(({ called, place, isSource }, index) => (
          <li key={index} className={`admin-errors__line${isSource ? ' admin-errors__line--source' : ''}`}>
            <span className="admin-errors__called">{called || host.text('unknown')}</span>
            <code className="admin-errors__place">{place}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

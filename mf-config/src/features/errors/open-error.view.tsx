import type { ReactElement, ReactNode } from 'react';
import type { OpenedError, StackLine } from 'shared-types/config/errors';
import { InsightsSection } from '../../parts/insights/insights-page.view';
import type { ErrorsHost } from './errors-host';

interface OpenErrorProps {
  readonly block: string;
  readonly error: OpenedError;
  /** Where all errors are. */
  readonly listPath: string;
  readonly host: ErrorsHost;
}

/** One error: whose it is, how often, on which pages, and where in the sources. */
export function OpenError({ block, error, listPath, host }: OpenErrorProps): ReactElement {
  const { message, origin, countText, firstText, lastText, userAgent, pages, stack } = error;
  return (
    <>
      <p>
        <a href={listPath}>{host.text('back')}</a>
      </p>
      <InsightsSection id={`block-${block}-error`} title={message || host.text('noMessage')}>
        <dl className="config-errors__details">
          <Fact name={host.text('whose')}>
            <bdi>{origin}</bdi>
          </Fact>
          <Fact name={host.text('howOften')}>{countText}</Fact>
          <Fact name={host.text('first')}>{firstText}</Fact>
          <Fact name={host.text('lastSeen')}>{lastText}</Fact>
          <Fact name={host.text('pages')}>
            <ul className="config-errors__paths">
              {pages.map(({ name, path, countText: here }) => (
                <li key={name}>
                  {path === undefined ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <a href={path}>
                      <bdi>{name}</bdi>
                    </a>
                  )}{' '}
                  <span className="config-errors__note">{here}</span>
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
    <div className="config-errors__fact">
      <dt className="config-errors__note">{name}</dt>
      <dd className="config-errors__value">{children}</dd>
    </div>
  );
}

function Stack({ lines, host }: { readonly lines: readonly StackLine[]; readonly host: ErrorsHost }): ReactElement {
  return (
    <>
      <p className="config-errors__note">{host.text('stackHint')}</p>
      <ol className="config-errors__stack" dir="ltr">
        {lines.map(({ called, place, isSource }, index) => (
          <li key={index} className={`config-errors__line${isSource ? ' config-errors__line--source' : ''}`}>
            <span className="config-errors__called">{called || host.text('unknown')}</span>
            <code className="config-errors__place">{place}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

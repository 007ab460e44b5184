import type { ReactElement } from 'react';
import type { ErrorGroup } from 'shared-types/admin/insights/errors';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './errors.messages';

interface ErrorListProps {
  readonly groups: readonly ErrorGroup[];
  readonly host: ViewHost<typeof messages>;
}

export function ErrorList({ groups, host }: ErrorListProps): ReactElement {
  return (
    <ol className="admin-errors__list">
      {groups.map(({ id, message, origin, countText, lastAt, lastText, paths, morePathsText, path }) => (
        <li key={id} className="admin-errors__error">
          <h3 className="admin-errors__message">
            <a href={path}>
              <bdi>{message || host.text('noMessage')}</bdi>
            </a>
          </h3>
          <p className="admin-errors__facts">
            <strong>{countText}</strong>
            <bdi>{origin}</bdi>
            <time dateTime={lastAt}>{host.text('last', { time: lastText })}</time>
          </p>
          <p className="admin-errors__pages">
            {paths.map((one) => (
              <bdi key={one}>{one}</bdi>
            ))}
            {morePathsText}
          </p>
        </li>
      ))}
    </ol>
  );
}

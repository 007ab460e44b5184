import type { ReactElement } from 'react';
import type { AdminFrameView } from 'shared-types/admin/frame';
import type { FrameHost } from './frame-host';

interface StepsProps {
  readonly view: AdminFrameView;
  readonly host: FrameHost;
}

/** Breadcrumbs; none on the first page of the admin area. */
export function Steps({ view: { above, here }, host }: StepsProps): ReactElement | null {
  if (here === undefined) return null;
  return (
    <nav className="admin-frame__steps" aria-label={host.text('steps')}>
      <ol className="admin-frame__trail">
        {above.map(({ path, text }) => (
          <li key={path} className="admin-frame__step">
            <a href={path}>{text}</a>
          </li>
        ))}
        <li className="admin-frame__step" aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}

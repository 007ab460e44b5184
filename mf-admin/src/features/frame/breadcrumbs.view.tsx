import type { ReactElement } from 'react';
import type { AdminFrameView } from 'shared-types/admin/frame';
import type { FrameHost } from './frame-host';

interface BreadcrumbsProps {
  readonly view: AdminFrameView;
  readonly host: FrameHost;
}

/** Breadcrumbs; none on the first page of the admin area. */
export function Breadcrumbs({ view: { above, here }, host }: BreadcrumbsProps): ReactElement | null {
  if (here === undefined) return null;
  return (
    <nav className="admin-frame__breadcrumbs" aria-label={host.text('breadcrumbs')}>
      <ol className="admin-frame__breadcrumb-list">
        {above.map(({ path, text }) => (
          <li key={path} className="admin-frame__breadcrumb">
            <a href={path}>{text}</a>
          </li>
        ))}
        <li className="admin-frame__breadcrumb" aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}

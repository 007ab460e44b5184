import type { ReactElement } from 'react';
import type { PropsOf } from 'shared-types/render';
import { FOCUSED } from '../../parts/focused/focused';
import { Bar } from './bar.view';
import type { FrameHost } from './frame-host';
import { Navigation } from './navigation.view';
import { Breadcrumbs } from './breadcrumbs.view';
import '../../parts/admin-tokens/admin-tokens.css';
import './frame.css';

/** The frame of a page of the admin area; of pages that everybody may open only the site's name. */
export function element({ block, data, form }: PropsOf<'admin/frame/navigation'>, host: FrameHost): ReactElement {
  const view = data['admin/frame/navigation'];
  const navigationId = `block-${block.id}-navigation`;
  return (
    <div className="admin-frame__parts">
      <Bar block={block.id} view={view} navigationId={navigationId} host={host} />
      {view.groups.length > 0 && <Navigation id={navigationId} groups={view.groups} host={host} />}
      <Breadcrumbs view={view} host={host} />
      {form?.message !== undefined && (
        <p className="form-error admin-frame__problem" role="alert" {...FOCUSED}>
          {form.message}
        </p>
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import type { LastSaved } from 'shared-types/admin/last-saved';
import type { RenderHost } from 'shared-types/host/render-host';

interface LastSavedLineProps {
  readonly changed: Pick<LastSaved, 'by' | 'atText'> | undefined;
  readonly host: RenderHost<Readonly<Record<'changed', string>>>;
}

/** Who saved last, and when; null if nobody did. */
export function LastSavedLine({ changed, host }: LastSavedLineProps): ReactElement | null {
  return changed ? <p className="admin-muted">{host.text('changed', { by: changed.by, at: changed.atText })}</p> : null;
}

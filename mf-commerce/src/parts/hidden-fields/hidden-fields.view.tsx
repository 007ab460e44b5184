import { memo, type ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';

interface HiddenFieldsProps {
  readonly blockId: string;
  readonly host: Pick<RenderHost, 'perRequest'>;
  /** Where the server redirects afterwards; this page by default. A refused form is always shown on this page. */
  readonly goTo?: string;
}

/** Hidden fields of every form. Memoized, because the shell writes renewed crumbs into the DOM. */
export const HiddenFields = memo(function HiddenFields({ blockId, host, goTo }: HiddenFieldsProps): ReactElement {
  return (
    <>
      <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
      <input type="hidden" name="key" value={host.perRequest.key} />
      <input type="hidden" name="block" value={blockId} />
      <input type="hidden" name="return" value={goTo ?? host.perRequest.return} />
      {goTo !== undefined && <input type="hidden" name="page" value={host.perRequest.return} />}
    </>
  );
});

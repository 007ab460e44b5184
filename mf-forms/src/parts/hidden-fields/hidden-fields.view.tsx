import type { ReactElement } from 'react';
import type { PerRequest } from 'shared-types/host/render-host';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';

/** Hidden fields of every form: crumb, idempotency key, block and return path. */
export function HiddenFields({
  perRequest,
  block,
}: {
  readonly perRequest: PerRequest;
  readonly block: string;
}): ReactElement {
  return (
    <>
      <input type="hidden" name={CRUMB_PARAMETER} value={perRequest.crumb} />
      <input type="hidden" name="key" value={perRequest.key} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="return" value={perRequest.return} />
    </>
  );
}

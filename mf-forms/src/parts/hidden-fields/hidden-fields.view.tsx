import type { ReactElement } from 'react';
import type { PerRequest } from 'shared-types/host/render-host';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';

/** What a form sends beside its fields: the anti-forgery token, the submission key, its block and the way back. */
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

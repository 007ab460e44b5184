import type { ReactElement } from 'react';
import { NONCE_PLACE } from 'shared-types/forms/contact-form';
import type { RenderHost } from 'shared-types/host/render-host';

/** How the import writes a script. */
const SCRIPT = `<script nonce="${NONCE_PLACE}"`;

interface PostSubmitProps {
  /** Cleaned by the import. */
  readonly html: string;
  readonly host: Pick<RenderHost, 'perRequest'>;
}

/** What the owner shows below the thanks, its scripts allowed to run in this page. */
export function PostSubmit({ html, host }: PostSubmitProps): ReactElement {
  const allowed = html.replaceAll(SCRIPT, `<script nonce="${host.perRequest.nonce ?? ''}"`);
  return <div className="forms-contact-form__after" dangerouslySetInnerHTML={{ __html: allowed }} />;
}

import type { ReactElement } from 'react';
import { NONCE_PLACE } from 'shared-types/forms/contact-form';
import type { RenderHost } from 'shared-types/host/render-host';

/** The form in which the import writes a script. */
const SCRIPT = `<script nonce="${NONCE_PLACE}"`;

/** A type that no browser executes; of two attributes with the same name, the first counts (HTML, 13.2.5.33). */
const DATA_SCRIPT = '<script type="text/plain"';

interface PostSubmitProps {
  /** Sanitized by the import. */
  readonly html: string;
  readonly host: Pick<RenderHost, 'perRequest'>;
  readonly isFirst: boolean;
}

/** HTML that the owner shows below the thanks; its scripts run once for each submission. */
export function PostSubmit({ html, host, isFirst }: PostSubmitProps): ReactElement {
  const script = isFirst ? `<script nonce="${host.perRequest.nonce ?? ''}"` : DATA_SCRIPT;
  const allowed = html.replaceAll(SCRIPT, script);
  return <div className="forms-contact-form__after" dangerouslySetInnerHTML={{ __html: allowed }} />;
}

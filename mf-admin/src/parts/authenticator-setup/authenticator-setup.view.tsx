import type { ReactElement } from 'react';
import type { AuthenticatorSetup } from 'shared-types/admin/people/account';
import type { RenderHost } from 'shared-types/host/render-host';
import './authenticator-setup.css';

interface SetupCodeProps {
  readonly setup: AuthenticatorSetup;
  readonly host: RenderHost<Readonly<Record<'scan' | 'qrLabel' | 'type', string>>>;
}

/** A QR code for an authenticator app, and its secret to type. Dark on light in every colour scheme, as scanners need it. */
export function SetupCode({ setup: { qr, secret }, host: { text } }: SetupCodeProps): ReactElement {
  return (
    <>
      <p>{text('scan')}</p>
      <svg
        className="admin-authenticator-setup__qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={text('qrLabel')}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#ffffff" />
        <path d={qr.path} fill="#000000" />
      </svg>
      <p>
        {text('type')} <code className="admin-authenticator-setup__secret">{secret}</code>
      </p>
    </>
  );
}

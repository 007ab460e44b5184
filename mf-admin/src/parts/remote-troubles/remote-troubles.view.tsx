import type { ReactElement } from 'react';
import type { RemoteTrouble } from 'shared-types/admin/remotes';
import type { RenderHost } from 'shared-types/host/render-host';
import './remote-troubles.css';

interface RemoteTroublesProps {
  readonly troubles: readonly RemoteTrouble[] | undefined;
  readonly host: RenderHost<Readonly<Record<'troubles', string>>>;
}

/** Settings that cannot be applied, with their effect and a remedy; null without any. */
export function RemoteTroubles({ troubles = [], host }: RemoteTroublesProps): ReactElement | null {
  if (troubles.length === 0) return null;
  return (
    <section className="admin-remote-troubles">
      <h2>{host.text('troubles')}</h2>
      <ul className="admin-remote-troubles__list">
        {troubles.map(({ remote, text }) => (
          <li key={`${remote} ${text}`}>
            <strong dir="ltr">{remote}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

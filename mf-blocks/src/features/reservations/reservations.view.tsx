import type { ReactElement } from 'react';
import { FRAME_CALLS } from 'shared-types/blocks/framed/frame';
import { RESERVATION_PROVIDERS } from 'shared-types/blocks/reservations';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { readReservations, type ReservationsBlock } from './read-reservations';
import type { messages } from './reservations.messages';
import './reservations.css';

type ReservationsHost = RenderHost<typeof messages>;

/** Text, and a link to the provider's own page. The widget is loaded into this page when permitted. */
export function element({ block }: PropsOf, host: ReservationsHost): ReactElement {
  const reservations = readReservations(block);
  const { provider, kind, loads, headingLevel } = reservations;
  const { name } = RESERVATION_PROVIDERS[provider];
  const heading = reservations.heading ?? host.text(`${kind}Heading`);
  const Heading = `h${headingLevel}` as const;
  const headingId = `reservations-${block.id}`;
  return (
    <section
      className={`blocks-reservations blocks-reservations--${provider}`}
      aria-labelledby={headingId}
      data-reservations={provider}
      data-reservations-loads={loads}
      data-reservations-frame={FRAME_CALLS.getFrame.path.replace(':block', block.id)}
      data-reservations-title={host.text('frame', { heading, provider: name })}
    >
      <div className="blocks-reservations__layout">
        <div className="blocks-reservations__text">
          <Heading className="blocks-reservations__heading" id={headingId}>
            {heading}
          </Heading>
          <p>{reservations.text ?? host.text(`${kind}Text`, { provider: name })}</p>
          <BlockAnchor
            className="blocks-reservations__link"
            link={{ href: reservations.href, label: host.text(`${kind}Link`, { provider: name }), newWindow: true }}
            newWindowText={host.text('newWindow')}
          />
        </div>
        <Stage kind={kind} name={name} host={host} />
      </div>
    </section>
  );
}

/** Container of the widget. The button is shown once it works; nothing is fetched from the provider before. */
function Stage({
  kind,
  name,
  host,
}: {
  readonly kind: ReservationsBlock['kind'];
  readonly name: string;
  readonly host: ReservationsHost;
}): ReactElement {
  return (
    <div className="blocks-reservations__stage">
      <div className="blocks-reservations__prompt" data-reservations-prompt="">
        <button type="button" className="button" data-reservations-show="">
          {host.text(`${kind}Show`)}
        </button>
        <p className="blocks-reservations__notice" data-reservations-notice="">
          {host.text('notice', { provider: name })}
        </p>
        <p className="blocks-reservations__status" role="status" data-reservations-status="" />
      </div>
      <div className="blocks-reservations__canvas" data-reservations-canvas="" hidden />
    </div>
  );
}

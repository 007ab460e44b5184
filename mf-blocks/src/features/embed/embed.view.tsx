import type { ReactElement } from 'react';
import { EMBED_SERVICES } from 'shared-types/blocks/framed/embed';
import { FRAME_CALLS } from 'shared-types/blocks/framed/frame';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { WidgetStage } from '../../parts/widget-stage/widget-stage.view';
import type { messages } from './embed.messages';
import { readEmbed } from './read-embed';
import './embed.css';

/** A way to the service, and the place into which its player or its button comes. Of what cannot be read nothing is seen. */
export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const { service, loads, account, href } = readEmbed(block.settings);
  if (href === undefined) return <div hidden data-embed-unreadable={service} />;
  const values = { account, service: EMBED_SERVICES[service] };
  return (
    <div className="blocks-embed" data-embed={service}>
      <p>
        <BlockAnchor
          className="blocks-embed__link"
          link={{ href, label: host.text(`${service}Link`, values), newWindow: true }}
          newWindowText={host.text('newWindow')}
        />
      </p>
      <WidgetStage
        src={FRAME_CALLS.getFrame.path.replace(':block', block.id)}
        title={host.text(`${service}Title`, values)}
        loads={loads}
        texts={{
          show: host.text(`${service}Show`),
          notice: host.text('notice', values),
          retry: host.text('retry'),
          dismiss: host.text('dismiss'),
        }}
      />
    </div>
  );
}

import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { donatePath } from '../../parts/store-path/store-path';
import type { messages } from './donation.messages';
import './donation.css';

/** Purpose of the donation, and a link to its checkout. */
export function element(
  { block, data }: PropsOf<'commerce/donation/donation'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const { donatePageId, title, text, button, isOpen } = data['commerce/donation/donation'];
  const titleId = `block-${block.id}-title`;
  return (
    <section className="commerce-donation" aria-labelledby={titleId}>
      <h2 id={titleId} dir="auto">
        {title}
      </h2>
      {text && (
        <p className="commerce-donation__text" dir="auto">
          {text}
        </p>
      )}
      {isOpen ? (
        // Checkouts are never framed: in the editing frame the link opens in the whole window.
        <a className="button" href={donatePath(host, donatePageId)} target="_top" data-donate="">
          {button || host.text('donate')}
        </a>
      ) : (
        <p className="commerce-donation__closed">{host.text('closed')}</p>
      )}
    </section>
  );
}

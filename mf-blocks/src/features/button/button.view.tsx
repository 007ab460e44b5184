import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { readLink } from '../../parts/link/read-link';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './button.messages';
import './button.css';

export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const settings = readSettings(block.settings);
  const link = readLink(settings.group('link'));
  if (!link.label) throw new Error('A button needs a label.');
  const look = settings.oneOf('look', ['filled', 'quiet']) === 'quiet' ? 'button button--quiet' : 'button';
  return (
    <p className={`blocks-button blocks-button--${settings.oneOf('align', ['start', 'center', 'end'])}`}>
      <BlockAnchor link={link} className={look} newWindowText={host.text('newWindow')} />
    </p>
  );
}

import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { messages } from './lock-screen.messages';
import './lock-screen.css';

export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const reason = block.type === LOCK_BLOCK_TYPE.accessDenied ? 'accessDenied' : 'membersOnly';
  return (
    <div className="blocks-lock-screen">
      <h1>{host.text(reason)}</h1>
      <p>{host.text(`${reason}Hint`)}</p>
    </div>
  );
}

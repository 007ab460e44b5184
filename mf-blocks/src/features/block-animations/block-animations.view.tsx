import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import './block-animations.css';

/** Tells the script how blocks come in. On a site that wants nothing of it, the page has neither script nor style. */
export function element(_props: PropsOf, { context }: RenderHost): ReactElement {
  const { blockAnimation } = context.website;
  return blockAnimation ? <div hidden data-block-animation={blockAnimation} /> : <></>;
}

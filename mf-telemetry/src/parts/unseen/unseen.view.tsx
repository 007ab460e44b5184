import type { ReactElement } from 'react';

/** Nothing to see. Only servers that do not know of unseen features ask for it. */
export function element(): ReactElement {
  return <span hidden />;
}

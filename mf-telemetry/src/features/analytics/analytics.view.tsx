import type { ReactElement } from 'react';

/** Nothing to see: an element for the effects to start on. */
export function element(): ReactElement {
  return <span hidden />;
}

import type { ReactElement, ReactNode } from 'react';
import { useIsLive } from './use-is-live';

/** What nobody sees before the view is live; the server’s HTML leaves it out, and every page is the shorter for it. */
export function WhenLive({ children }: { readonly children: ReactNode }): ReactElement | null {
  return useIsLive() ? <>{children}</> : null;
}

import type { ReactElement, ReactNode } from 'react';
import { useIsLive } from './use-is-live';

/**
 * Content that is invisible before the view is live, and therefore not in the server’s HTML. The placeholder keeps the
 * feature on the page, since a view without HTML has none.
 */
export function WhenLive({ children }: { readonly children: ReactNode }): ReactElement {
  return useIsLive() ? <>{children}</> : <i hidden />;
}

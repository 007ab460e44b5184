import type { ReactElement, ReactNode } from 'react';
import { useIsLive } from './use-is-live';

/**
 * What nobody sees before the view is live; the server’s HTML leaves it out, and every page is the shorter for it. What
 * stands in its place keeps the feature on the page: a view without any HTML is none.
 */
export function WhenLive({ children }: { readonly children: ReactNode }): ReactElement {
  return useIsLive() ? <>{children}</> : <i hidden />;
}

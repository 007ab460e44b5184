import { useEffect, type PropsWithChildren, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import type { Hydrate } from '../federation/react-file';
import { keepServedHtml } from './served-html';

/**
 * Hydrates a view on the server's HTML. An error removes only this view and restores the HTML, which works without script.
 */
export const hydrate: Hydrate = (root, element, { identifierPrefix, onError, onLive }) => {
  const served = keepServedHtml(root);
  let isUp = true;
  const unmount = (): void => {
    if (!isUp) return;
    isUp = false;
    view.unmount();
    served.putBack();
  };
  const takeDown = (error: unknown): void => {
    // React is still working when it reports the error, and must finish before it is unmounted.
    queueMicrotask(() => {
      if (!isUp) return;
      unmount();
      onError(error);
    });
  };
  const view = hydrateRoot(
    root,
    <ErrorBoundary fallback={null} onError={takeDown}>
      <Live onLive={onLive}>{element}</Live>
    </ErrorBoundary>,
    { identifierPrefix },
  );
  return { unmount };
};

/** Reports that all effects have run; a single child, so that `useId` agrees with the server. */
function Live({ children, onLive }: PropsWithChildren<{ readonly onLive?: (() => void) | undefined }>): ReactNode {
  useEffect(() => onLive?.(), [onLive]);
  return children;
}

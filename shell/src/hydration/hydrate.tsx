import { useEffect, type PropsWithChildren, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import type { Hydrate } from '../federation/react-file';
import { keepServedHtml } from './served-html';

/**
 * Lets a view take over the server's HTML of its block. What throws in it takes down this view alone: the server's HTML
 * comes back, and works without script.
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
    // React is at work while it tells of the error, and cannot be taken away before it is done.
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

/** Tells when all inside has its effects; one child, so that `useId` counts as on the server. */
function Live({ children, onLive }: PropsWithChildren<{ readonly onLive?: (() => void) | undefined }>): ReactNode {
  useEffect(() => onLive?.(), [onLive]);
  return children;
}

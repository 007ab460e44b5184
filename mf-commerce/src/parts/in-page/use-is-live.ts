import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the view is live in the page; false on the server and while it takes over the server’s HTML. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

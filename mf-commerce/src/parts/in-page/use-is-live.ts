import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the view is live; false on the server and during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useEffect } from 'react';
import type { SaveState } from './state/page-editor-store';

/** Unsent changes are kept in this browser and sent later, but these may never be. */
const AT_RISK: readonly SaveState[] = ['refused'];

/** The browser asks before the page is left while a change would be lost. */
export function useAskBeforeLeaving(saving: SaveState): void {
  const isAtRisk = AT_RISK.includes(saving);
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}

import { useEffect } from 'react';

/** A part that covers the lower half of a small screen. */
export type Sheet = 'outline' | 'panel';

/** Moves the focus into a sheet that has just opened, so that the next key is for it. */
export function useSheetFocus(id: string, sheet: Sheet | undefined): void {
  useEffect(() => {
    if (!sheet) return undefined;
    const former = document.activeElement;
    const opened = document.getElementById(`${id}-${sheet}`);
    opened?.querySelector<HTMLElement>('button, [tabindex="0"], input')?.focus();
    return () => {
      if (former instanceof HTMLElement && former.isConnected) former.focus();
    };
  }, [id, sheet]);
}

import { useState, type KeyboardEvent } from 'react';

interface RovingFocus {
  /** Properties of the button at a place. */
  readonly buttonAt: (place: number) => { readonly tabIndex: 0 | -1; readonly onFocus: () => void };
  /** Leads a key of the toolbar to a button; false if it is none of the toolbar's keys. */
  readonly follow: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/**
 * The focus in a toolbar whose buttons are its children: Tab leads to one of them, arrow keys, Home and End to the others,
 * as the ARIA Authoring Practices say.
 */
export function useRovingFocus(count: number): RovingFocus {
  const [last, setLast] = useState(0);
  // A toolbar may have become shorter.
  const current = Math.min(last, count - 1);
  return {
    buttonAt: (place) => ({ tabIndex: place === current ? 0 : -1, onFocus: () => setLast(place) }),
    follow: (event) => {
      const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button')];
      const place = placeByKey(event, buttons.length, current);
      if (place === undefined || !buttons.some((button) => button === event.target)) return false;
      event.preventDefault();
      setLast(place);
      buttons[place]?.focus();
      return true;
    },
  };
}

function placeByKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  count: number,
  place: number,
): number | undefined {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const [back, forward] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === forward) return (place + 1) % count;
  if (key === back) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

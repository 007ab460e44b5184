/** Focus that the banner took from another element. */
export interface BorrowedFocus {
  /** Returns the focus, unless the visitor has moved it elsewhere. */
  giveBack(): void;
}

/** Focuses the banner's first choice. */
export function focusBanner(section: HTMLElement): BorrowedFocus {
  const before = document.activeElement;
  section.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  return {
    giveBack() {
      const now = document.activeElement;
      if (before instanceof HTMLElement && (now === document.body || section.contains(now))) before.focus();
    },
  };
}

/** The focus, on loan to the banner. */
export interface BorrowedFocus {
  /** Gives it back to where it was, unless the visitor has taken it elsewhere meanwhile. */
  giveBack(): void;
}

/** Takes the focus to the banner's first choice. */
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

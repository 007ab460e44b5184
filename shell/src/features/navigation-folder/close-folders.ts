const OPEN = '.site-navigation-folder[open]';

/** Closes an open folder by Escape, a press elsewhere, and once the focus has gone elsewhere. */
export function closeFolders({ document }: Window): void {
  const closeUnlessIn = (target: EventTarget | null): void => {
    for (const folder of document.querySelectorAll<HTMLDetailsElement>(OPEN))
      if (!folder.contains(target as Node | null)) folder.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target));
  document.addEventListener('focusin', ({ target }) => closeUnlessIn(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const folder of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (folder.contains(document.activeElement)) folder.querySelector('summary')?.focus();
      folder.open = false;
    }
  });
}

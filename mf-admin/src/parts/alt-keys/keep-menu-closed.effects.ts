/**
 * Keeps the browser's menu bar closed after a page has used a combination with Alt: Firefox opens it when Alt is released,
 * since it does not see the other key of a combination that the page has prevented, and the next press goes to the menu.
 */
export function keepMenuClosed(): void {
  document.addEventListener('keyup', preventOnRelease);
}

function preventOnRelease(event: KeyboardEvent): void {
  if (event.key !== 'Alt') return;
  event.preventDefault();
  document.removeEventListener('keyup', preventOnRelease);
}

/** The element of a lightbox that runs on the page, as the server writes it. */
export const LIVE_LIGHTBOX = '<div data-feature="blocks/lightbox" data-remote="mf-blocks" data-live="enhance"></div>';

/** Adds such an element to the page. */
export function addLightbox(): void {
  document.body.insertAdjacentHTML('beforeend', LIVE_LIGHTBOX);
}

// One bundle for `open-overlay-preview.ts`, made at its start.
export { readLocalBuild } from './local-build';
export { lookAtPage, pagesWith } from './look-at-page';
export { openOverlayPreviewServer } from './overlay-preview-server';
export { findFreePort } from '../../server/src/platform/environment/free-port';

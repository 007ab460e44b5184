// What `open-overlay-preview.ts` works with: one bundle, made when somebody begins.
export { readLocalBuild } from './local-build';
export { lookAtPage, pagesWith } from './look-at-page';
export { openOverlayPreviewServer } from './overlay-preview-server';
export { findFreePort } from '../../server/src/platform/environment/free-port';

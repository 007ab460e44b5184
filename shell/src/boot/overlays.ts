import { loadAnnouncementBar } from '../features/announcement-bar/load-announcement-bar';
import { startPopupOverlay } from '../features/popup-overlay/popup-overlay.effects';
import { createPageGlobalPort } from '../ports/page-global.port';
import { createStoragePort } from '../ports/storage.port';

const page = createPageGlobalPort().read();
if (page)
  page.overlays = (parts) => {
    startPopupOverlay({ ...parts, storage: createStoragePort() });
    loadAnnouncementBar(parts);
  };

import { startAnnouncementBar } from '../features/announcement-bar/announcement-bar.effects';
import { createPageGlobalPort } from '../ports/page-global.port';
import { createVisibilityPort } from '../ports/visibility.port';

const page = createPageGlobalPort().read();
if (page) page.announcement = (parts) => startAnnouncementBar({ ...parts, visibility: createVisibilityPort() });

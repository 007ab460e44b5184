import { startAnnouncementBar } from '../features/announcement-bar/announcement-bar.effects';
import { createPageGlobalPort } from '../ports/page-global.port';
import { createSightPort } from '../ports/sight.port';

const page = createPageGlobalPort().read();
if (page) page.announcement = (parts) => startAnnouncementBar({ ...parts, sight: createSightPort() });

import { createPageGlobalPort } from '../ports/page-global.port';
import { createSightPort } from '../ports/sight.port';
import { createStoragePort } from '../ports/storage.port';
import { createLate } from './create-late';

const page = createPageGlobalPort().read();
if (page) page.late = (parts) => createLate({ ...parts, sight: createSightPort(), storage: createStoragePort() });

import { startAccountKeys } from '../features/account-keys/account-keys.effects';
import { createDoorwayPort } from '../ports/doorway.port';
import { createPageGlobalPort } from '../ports/page-global.port';

const page = createPageGlobalPort().read();
if (page) page.account = (parts) => startAccountKeys({ ...parts, doorway: createDoorwayPort() });

import { startAccountKeys } from '../features/account-keys/account-keys.effects';
import { createNavigationPort } from '../ports/navigation.port';
import { createPageGlobalPort } from '../ports/page-global.port';

const page = createPageGlobalPort().read();
if (page) page.account = (parts) => startAccountKeys({ ...parts, navigation: createNavigationPort() });

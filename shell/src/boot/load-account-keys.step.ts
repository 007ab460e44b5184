import { ACCOUNT_KEYS_FILE } from 'shared-types/release';
import type { ShellConfig } from '../config';
import type { AccountKeysInput } from '../features/account-keys/account-keys.effects';
import type { Ports } from '../ports/ports';

/** Loads the file for the ways to the configuration area and out of it, where the server says that the page can need it. */
export function createLoadAccountKeys(config: ShellConfig, ports: Ports) {
  return (parts: AccountKeysInput): void => {
    const { shell } = parts.data.release;
    if (!shell.files[ACCOUNT_KEYS_FILE]) return;
    parts
      .loadScript(shell.base + ACCOUNT_KEYS_FILE)
      .then(() => ports.pageGlobal.demand().account?.({ ...parts, config, ports }))
      .catch(ports.log.error);
  };
}

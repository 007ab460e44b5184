import type { ACCOUNT_KEYS_FILE, OVERLAY_FILES } from 'shared-types/release';
import type { ShellConfig } from '../../config';
import type { AccountKeysInput } from '../../features/account-keys/account-keys.effects';
import type { OverlaysInput } from '../../features/popup-overlay/popup-overlay.effects';
import type { Ports } from '../../ports/ports';

/** What files few pages have are given together. */
export type ExtrasInput = AccountKeysInput & OverlaysInput;

type ExtraFile = typeof ACCOUNT_KEYS_FILE | typeof OVERLAY_FILES.script;

/** Loads the files that the server says this page can need: the ways to the admin area, and what lies over the page. */
export function createLoadExtras(config: ShellConfig, ports: Ports) {
  return (parts: ExtrasInput): void => {
    const { base, files } = parts.data.release.shell;
    // A file puts itself on the page's global, under its own name.
    const load = (name: 'account' | 'overlays'): void => {
      const file = `client/${name}.js` satisfies ExtraFile;
      if (!files[file]) return;
      parts
        .loadScript(base + file)
        .then(() => ports.pageGlobal.read()?.[name]?.({ ...parts, config, ports }))
        .catch(ports.log.error);
    };
    load('account');
    load('overlays');
  };
}

import type { ACCOUNT_KEYS_FILE, OVERLAY_FILES } from 'shared-types/release';
import type { ShellConfig } from '../../config';
import type { AccountKeysInput } from '../../features/account-keys/account-keys.effects';
import type { OverlaysInput } from '../../features/popup-overlay/popup-overlay.effects';
import type { Ports } from '../../ports/ports';

export type ExtrasInput = AccountKeysInput & OverlaysInput;

type ExtraFile = typeof ACCOUNT_KEYS_FILE | typeof OVERLAY_FILES.script;

/** Loads the optional files of this page: account keys, and overlays. */
export function createLoadExtras(config: ShellConfig, ports: Ports) {
  return (parts: ExtrasInput): void => {
    const { base, files } = parts.data.release.shell;
    // Each file registers itself on the page's global, under its own name.
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

import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import type { LoadScript } from '../../federation/load-script';
import type { Ports } from '../../ports/ports';
import type { AnnouncementBarParts } from './announcement-bar.effects';

export interface LoadAnnouncementBarParts extends AnnouncementBarParts {
  readonly loadScript: LoadScript;
  readonly ports: AnnouncementBarParts['ports'] & Pick<Ports, 'pageGlobal'>;
}

/** Loads the announcement follower, if the page's release contains it (for accounts). */
export function loadAnnouncementBar(parts: LoadAnnouncementBarParts): void {
  const { data, loadScript, ports } = parts;
  const { base, files } = data.release.shell;
  if (!files[ANNOUNCEMENT_FILES.script]) return;
  loadScript(base + ANNOUNCEMENT_FILES.script)
    .then(() => ports.pageGlobal.read()?.announcement?.(parts))
    .catch(ports.log.error);
}

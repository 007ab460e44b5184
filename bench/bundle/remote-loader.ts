import type { Remote } from 'shared-types/remote';
import { remote as blocks } from '../../mf-blocks/src/remote';
import { remote as commerce } from '../../mf-commerce/src/remote';
import { remote as consent } from '../../mf-consent/src/remote';
import { remote as forms } from '../../mf-forms/src/remote';
import { remote as telemetry } from '../../mf-telemetry/src/remote';
import type { RemoteLoader } from '../../shell/src/federation/remote-loader';

const REMOTES: ReadonlyMap<string, Remote> = new Map<string, Remote>([
  ['mf-blocks', blocks],
  ['mf-commerce', commerce],
  ['mf-consent', consent],
  ['mf-forms', forms],
  ['mf-telemetry', telemetry],
]);

export function createRemoteLoader(): RemoteLoader {
  return {
    load(name) {
      const remote = REMOTES.get(name);
      return Promise.resolve(
        remote ? { ok: true, remote } : { ok: false, stage: 'entry', message: `${name} is not in the bundle.` },
      );
    },
    forget: () => undefined,
  };
}

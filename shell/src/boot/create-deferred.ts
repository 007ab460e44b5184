import type { PlainEvents } from 'shared-types/events';
import type { Announcer } from 'shared-types/host/announcer';
import { createGoLive } from '../blocks/go-live';
import type { StartingBlock } from '../blocks/watch-block';
import type { ShellConfig } from '../config';
import { createReactFile } from '../federation/react-file';
import { createRemoteLoader } from '../federation/remote-loader';
import { settleCorrections } from '../features/enhanced-form/settle-corrections';
import { createSystemError } from '../features/system-error/system-error.effects';
import { createAnnouncer } from '../host/announcer/announcer';
import { openAdminLine } from '../host/bus/admin-line';
import { followChoice } from '../host/consent/follow-choice';
import { createHosts } from '../host/create-host';
import { createDialogStyle } from '../host/dialogs/dialog-style';
import { createStorage } from '../host/storage/storage';
import type { Ports } from '../ports/ports';
import type { PolicyPort } from '../ports/policy.port';
import type { VisibilityPort } from '../ports/visibility.port';
import type { StoragePort } from '../ports/storage.port';
import type { StreamPort } from '../ports/stream.port';
import { followRelease } from '../release/follow-release';
import type { OpenPage } from './steps/open-page.step';

const REFUSED = 'Refused by the page’s policy: ';

/** What the main bundle hands to the deferred one. */
export interface DeferredParts extends OpenPage {
  readonly config: Pick<ShellConfig, 'dialogStyleBudgetMs'>;
  readonly ports: Ports;
}

/** The part of the shell that is needed once the first feature goes live. */
export interface Deferred {
  readonly announcer: Announcer;
  /** Makes a block's feature live; false after a failure, which is reported. */
  readonly goLive: (block: StartingBlock) => Promise<boolean>;
  /** Shows an unhandled failure until the visitor dismisses it or reloads the page. */
  readonly showSystemError: (error: PlainEvents['site/system-error']) => Promise<void>;
}

export type CreateDeferred = (parts: DeferredParts) => Deferred;

/** Browser APIs that only the deferred bundle uses. */
export interface DeferredPorts {
  readonly policy: PolicyPort;
  readonly visibility: VisibilityPort;
  readonly storage: StoragePort;
  readonly stream: StreamPort;
}

export function createDeferred(parts: DeferredParts & DeferredPorts): Deferred {
  const { config, consent, data, ports, stop, eventBus } = parts;
  const { context, release } = data;
  parts.policy.onRefused(
    ({ what, ...place }) => parts.errors.add({ kind: 'error', text: REFUSED + what, ...place }),
    stop,
  );
  openAdminLine({ context, eventBus, tabs: ports.tabs, stop });
  followChoice({ cookies: ports.cookies, visibility: parts.visibility, eventBus, stop });
  followRelease({ ...parts, release });
  settleCorrections(ports.document, stop);
  const announcer = createAnnouncer(ports.document, stop);
  const storage = createStorage(parts.storage, consent);
  const whenStyled = createDialogStyle({
    ...parts,
    shellBase: release.shell.base,
    budgetMs: config.dialogStyleBudgetMs,
    errorPort: ports.errorPort,
  });
  const createHost = createHosts({ ...parts, announcer, storage, whenStyled });
  const federation = { release: () => release, loadScript: parts.loadScript, page: ports.pageGlobal.demand };
  const remotes = createRemoteLoader(federation);
  const react = createReactFile(federation);
  const { nextTask } = ports.lifecycle;
  return {
    announcer,
    showSystemError: createSystemError({ ...parts, address: ports.address, page: ports.document, whenStyled }),
    goLive: createGoLive({ ...parts, createHost, locale: context.locale, nextTask, react, remotes }),
  };
}

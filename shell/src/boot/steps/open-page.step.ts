import type { PageData } from 'shared-types/site/page/page-data';
import type { ShellConfig } from '../../config';
import type { ConsentGate } from '../../host/consent/consent';
import type { ErrorBuffer } from '../../host/telemetry/error-buffer';
import type { Ports } from '../../ports/ports';
import { createBeginOnce } from './begin-once.step';
import { createGateConsent } from './gate-consent.step';
import { createOpenBus, type OpenBus } from './open-bus.step';
import { createOpenLoaders, type Loaders } from './open-loaders.step';
import { createOpenRequests, type OpenRequests } from './open-requests.step';
import { createPublishPage } from './publish-page.step';
import { createReadPageData } from './read-page-data.step';

/** What a page is opened with. */
export interface OpenPageInput {
  /** Its abort is the teardown. */
  readonly controller: AbortController;
  readonly errors: ErrorBuffer;
  /** Starts the page again after a teardown. */
  readonly start: () => void;
}

/** What an open page offers to everything that runs in it. */
export interface OpenPage extends OpenBus, OpenRequests, Loaders {
  readonly data: PageData;
  readonly errors: ErrorBuffer;
  readonly consent: ConsentGate;
  /** The version of a remote in this page's release. */
  readonly versionOf: (remote: string) => string;
  /** Aborts at the teardown. */
  readonly stop: AbortSignal;
}

/** Reads the page's data, opens bus, requests, consent and loaders, and publishes the global; nothing where the page is open already or has no whole data. */
export function createOpenPage(config: ShellConfig, ports: Ports) {
  const beginOnce = createBeginOnce(config, ports);
  const readPageData = createReadPageData(config, ports);
  const openBus = createOpenBus(config, ports);
  const openRequests = createOpenRequests(config, ports);
  const gateConsent = createGateConsent(config, ports);
  const openLoaders = createOpenLoaders(config, ports);
  const publishPage = createPublishPage(config, ports);

  return ({ controller, errors, start }: OpenPageInput): OpenPage | undefined => {
    const data = beginOnce(controller) ? readPageData(errors) : undefined;
    if (!data) return void controller.abort();
    const { context, release } = data;
    const { signal: stop } = controller;
    const bus = openBus({ data, errors, stop });
    const requests = openRequests({ ...bus, data, errors });
    const consent = gateConsent({ ...bus, data });
    const loaders = openLoaders(release);
    publishPage({ context, release, errors, script: loaders.scripts.script, start, stop: controller });
    const versionOf = (remote: string): string => release.remotes[remote]?.version ?? 'none';
    return { ...bus, ...requests, ...loaders, data, errors, consent, versionOf, stop };
  };
}

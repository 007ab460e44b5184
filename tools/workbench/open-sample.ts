import type { Host } from '../../shared-types/src/host/host';
import type { Remote } from '../../shared-types/src/remote';
import { readBlockManifest } from '../../shell/src/blocks/block-manifest';
import { createGoLive, type HostRequest } from '../../shell/src/blocks/go-live';
import { watchBlock } from '../../shell/src/blocks/watch-block';
import { CONFIG } from '../../shell/src/config';
import { startEnhancedForms } from '../../shell/src/features/enhanced-form/enhanced-form.effects';
import { startLiveStates } from '../../shell/src/features/live-state/live-state.effects';
import { createEventBus } from '../../shell/src/host/bus/event-bus';
import { createConsent } from '../../shell/src/host/consent/consent';
import { hydrate } from '../../shell/src/hydration/hydrate';
import { createPorts } from '../../shell/src/ports/ports';
import type { Choice } from './choice';
import { note, noteErrors, noteStates, sendOnRequest } from './notes';
import { watchFetch } from './watch-fetch';
import { ANSWERS, createWatchedHost } from './watched-host';

/** Activates the example by the shell's own code, but with the fake host and a remote that is loaded already. */
export function openSample(remote: Remote): void {
  const { choice } = JSON.parse(document.querySelector('#workbench')?.textContent ?? '') as { choice: Choice };
  const element = document.querySelector<HTMLElement>('[data-feature]');
  if (!element) return;
  sendOnRequest();
  noteErrors();
  noteStates(element);
  const manifest = readBlockManifest(element);
  if (!manifest) return note('state', 'whole as HTML');
  if (choice.stage !== 'live') return note('state', choice.stage);

  watchFetch(ANSWERS[choice.server]);
  const ports = createPorts();
  const eventBus = createEventBus((error) => note('error', String(error)));
  const { signal: stop } = new AbortController();
  const read = () => ({ none: undefined, accepted: 'true', declined: 'false' })[choice.consent];
  const consent = createConsent({
    settings: { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: false },
    ports: { cookies: { ...ports.cookies, read }, privacyControl: false },
    eventBus,
  });
  const createHost = (request?: HostRequest): Host => createWatchedHost({ choice, eventBus, consent, request });
  const page = createHost();
  const goLive = createGoLive({
    remotes: { load: () => Promise.resolve({ ok: true, remote }) },
    react: { load: () => Promise.resolve({ hydrate }) },
    locale: page.context.locale,
    nextTask: ports.lifecycle.nextTask,
    versionOf: () => 'workbench',
    createHost,
    report: ({ stage, message }) => note('error', `Failed at ${stage}: ${message}`),
  });
  startLiveStates({ ports, eventBus, stop });
  startEnhancedForms({
    config: CONFIG,
    ports,
    eventBus,
    stop,
    request: page.request,
    announce: page.announcer.announce,
  });
  const now = Promise.resolve();
  watchBlock(manifest, { config: CONFIG, ports, eventBus, consent, idle: now, calm: now, goLive, stop });
}

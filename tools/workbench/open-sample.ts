import type { Host } from '../../shared-types/src/host/host';
import type { Remote } from '../../shared-types/src/remote';
import { readBlockLabel } from '../../shell/src/blocks/block-label';
import { createGoLive, type HostRequest } from '../../shell/src/blocks/go-live';
import { watchBlock } from '../../shell/src/blocks/watch-block';
import { CONFIG } from '../../shell/src/config';
import { startEnhancedForms } from '../../shell/src/features/enhanced-form/enhanced-form.effects';
import { startLiveFacts } from '../../shell/src/features/live-fact/live-fact.effects';
import { createWire } from '../../shell/src/host/bus/wire';
import { createConsent } from '../../shell/src/host/consent/consent';
import { hydrate } from '../../shell/src/hydration/hydrate';
import { createPorts } from '../../shell/src/ports/ports';
import type { Choice } from './choice';
import { note, noteErrors, noteStates, tellWhenAsked } from './notes';
import { watchFetch } from './watch-fetch';
import { ANSWERS, createWatchedHost } from './watched-host';

/**
 * Lets the sample in this page go live by the shell's own means, as its label says: the same watching, hydrating, forms
 * and facts as on a page, but the host is the fake one, and the remote is here already.
 */
export function openSample(remote: Remote): void {
  const { choice } = JSON.parse(document.querySelector('#workbench')?.textContent ?? '') as { choice: Choice };
  const element = document.querySelector<HTMLElement>('[data-feature]');
  if (!element) return;
  tellWhenAsked();
  noteErrors();
  noteStates(element);
  const label = readBlockLabel(element);
  if (!label) return note('state', 'whole as HTML');
  if (choice.moment !== 'live') return note('state', choice.moment);

  watchFetch(ANSWERS[choice.server]);
  const ports = createPorts();
  const wire = createWire((error) => note('error', String(error)));
  const { signal: stop } = new AbortController();
  const read = () => ({ none: undefined, accepted: 'true', declined: 'false' })[choice.consent];
  const consent = createConsent({
    settings: { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: false },
    ports: { cookies: { ...ports.cookies, read }, privacyControl: false },
    wire,
  });
  const createHost = (request?: HostRequest): Host => createWatchedHost({ choice, wire, consent, request });
  const page = createHost();
  const goLive = createGoLive({
    remotes: { load: () => Promise.resolve({ ok: true, remote }) },
    react: { load: () => Promise.resolve({ hydrate }) },
    locale: page.context.locale,
    nextTask: ports.moments.nextTask,
    versionOf: () => 'workbench',
    createHost,
    report: ({ stage, message }) => note('error', `Failed at ${stage}: ${message}`),
  });
  startLiveFacts({ ports, wire, stop });
  startEnhancedForms({ config: CONFIG, ports, wire, stop, request: page.request, say: page.announcer.say });
  const now = Promise.resolve();
  watchBlock(label, { config: CONFIG, ports, wire, consent, idle: now, calm: now, goLive, stop });
}

import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { element } from './parts/unseen/unseen.view';

/** The telemetry on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'telemetry/error-reports': { element, fallback: '' },
    'telemetry/performance': { element, fallback: '' },
    'telemetry/visits': { element, fallback: '' },
    'telemetry/census': { element, fallback: '' },
    'telemetry/analytics': { element, fallback: '' },
    'telemetry/traces': { element, fallback: '' },
  },
} satisfies RenderRemote;

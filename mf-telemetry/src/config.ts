import type { Setting } from 'shared-types/remote';

/** Every tunable of the telemetry; the limits of error reports are part of the contract. */
export const config = {} as const satisfies Readonly<Record<string, Setting>>;

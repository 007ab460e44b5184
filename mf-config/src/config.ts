import type { Setting } from 'shared-types/remote';

/** Every tunable of the configuration area. */
export const config = {} as const satisfies Readonly<Record<string, Setting>>;

import type { Setting } from 'shared-types/remote';

/** Every tunable of the cookie banner. */
export const config = {} as const satisfies Readonly<Record<string, Setting>>;

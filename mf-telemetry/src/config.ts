import type { Setting } from 'shared-types/remote';

export const config = {} as const satisfies Readonly<Record<string, Setting>>;

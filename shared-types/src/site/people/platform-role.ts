/** Roles of an account on the platform: `look` views, `operate` also changes. */
export type PlatformRole = 'look' | 'operate';

/** What an account may be on the platform, which is nobody's site: `look` sees what runs on it, `operate` changes that too. */
export type PlatformRole = 'look' | 'operate';

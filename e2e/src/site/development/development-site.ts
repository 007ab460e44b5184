import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database';
import { findLastingPort } from '../../../../tools/testing/lasting-port';
import { startInCopy, type ProgramInCopy } from './program-in-copy';

/** The whole site under development, in a copy of the repository. */
export interface DevelopmentSite extends ProgramInCopy {
  /** The shop's address, without a slash at the end. */
  readonly url: string;
}

/** Starts the development of a copy of the repository, and waits until it serves. */
export async function startDevelopment(): Promise<DevelopmentSite> {
  const [database, port] = await Promise.all([createTestDatabase(), findLastingPort()]);
  const settings = { PORT: String(port), DATABASE_URL: addressOf(database), NODE_ENV: 'production' };
  const program = await startInCopy([], settings);
  return {
    ...program,
    url: `http://localhost:${port}`,
    async close() {
      const code = await program.close();
      await database.drop();
      return code;
    },
  };
}

function addressOf({ connection: { user, port, database, host } }: TestDatabase): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

import type { Page } from 'puppeteer';
import { createTestDatabase } from '../../../../tools/testing/database/database';
import { addressOf } from '../../../../tools/testing/database/database-address';
import { findLastingPort } from '../../../../tools/testing/server/lasting-port';
import type { Visit } from '../../browser/browser';
import { openBrowser } from '../../browser/open/browser';
import { startInCopy, type ProgramInCopy } from './program-in-copy';

export interface DevelopmentSite extends ProgramInCopy {
  readonly url: string;
}

export interface DevelopmentVisit extends Pick<Visit, 'page' | 'problems'> {
  readonly site: DevelopmentSite;
}

/** Runs the development server during the tests of a file; returns a function that opens a page. */
export function openDevelopment(): (path: string) => Promise<DevelopmentVisit> {
  let site: DevelopmentSite | undefined;
  const browser = openBrowser();
  beforeAll(async () => {
    site = await startDevelopment();
  });
  afterAll(() => site?.close());
  return async (path) => {
    if (!site) throw new Error('The site starts before the first test.');
    const { page, problems } = await browser.visit();
    await page.goto(site.url + path);
    return { page, problems, site };
  };
}

export async function untilShown(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted: string) => document.querySelector('main')?.textContent?.includes(wanted),
    {},
    text,
  );
}

async function startDevelopment(): Promise<DevelopmentSite> {
  const [database, port] = await Promise.all([createTestDatabase(), findLastingPort()]);
  const settings = { PORT: String(port), DATABASE_URL: addressOf(database.connection), NODE_ENV: 'production' };
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

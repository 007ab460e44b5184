import type { Page } from 'puppeteer';
import { createTestDatabase } from '../../../../tools/testing/database/database';
import { addressOf } from '../../../../tools/testing/database/database-address';
import { findLastingPort } from '../../../../tools/testing/server/lasting-port';
import type { Visit } from '../../browser/browser';
import { openBrowser } from '../../browser/open/browser';
import { startInCopy, type ProgramInCopy } from './program-in-copy';

/** The whole site under development, in a copy of the repository. */
export interface DevelopmentSite extends ProgramInCopy {
  /** The shop's address, without a slash at the end. */
  readonly url: string;
}

/** Development under way, and a page that is open while it goes on. */
export interface DevelopmentVisit extends Pick<Visit, 'page' | 'problems'> {
  readonly site: DevelopmentSite;
}

/** Develops the whole site while the tests of a file run; gives what opens a page of it. */
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

/** Waits until the page's main part shows a text. */
export async function untilShown(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted: string) => document.querySelector('main')?.textContent?.includes(wanted),
    {},
    text,
  );
}

/** Starts the development of a copy of the repository, and waits until it serves. */
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

import type { Page } from 'puppeteer';

/** Sets what the system asks of pages, in place of what it was set to before. */
export type Prefer = (features: Readonly<Record<string, string>>) => Promise<void>;

/** Opens the settings of the system a page is shown on. Puppeteer's own function does not know forced colours. */
export async function openPreferences(page: Page): Promise<Prefer> {
  const session = await page.createCDPSession();
  return async (features) => {
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    await session.send('Emulation.setEmulatedMedia', { features: list });
  };
}

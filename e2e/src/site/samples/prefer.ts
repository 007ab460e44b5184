import type { Page } from 'puppeteer';

/** Sets what the system asks of pages. Puppeteer's own function does not know forced colours. */
export async function prefer(page: Page, features: Readonly<Record<string, string>>): Promise<void> {
  const session = await page.createCDPSession();
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await session.send('Emulation.setEmulatedMedia', { features: list });
}

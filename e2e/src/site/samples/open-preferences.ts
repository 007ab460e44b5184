import type { Page } from 'puppeteer';

export type Prefer = (features: Readonly<Record<string, string>>) => Promise<void>;

/** Emulates media features. Puppeteer's own function lacks forced colours. */
export async function openPreferences(page: Page): Promise<Prefer> {
  const session = await page.createCDPSession();
  return async (features) => {
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    await session.send('Emulation.setEmulatedMedia', { features: list });
  };
}

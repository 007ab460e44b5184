import type { Page } from 'puppeteer';

/** A cheap phone on a slow connection. */
const SLOW = { cpu: 4, bytesASecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150 };
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Makes a page behave like that phone. @param cpu how many times slower than this machine its processor is */
export async function becomePhone(page: Page, cpu: number = SLOW.cpu) {
  await page.setViewport(PHONE);
  await page.emulateNetworkConditions({
    download: SLOW.bytesASecond,
    upload: SLOW.bytesASecond,
    latency: SLOW.latencyMs,
  });
  await page.emulateCPUThrottling(cpu);
}

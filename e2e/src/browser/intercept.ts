import type { HTTPRequest } from 'puppeteer';
import type { Visit } from './browser';

export async function intercept(
  { page }: Visit,
  path: string,
  answer: (request: HTTPRequest) => unknown,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (new URL(request.url()).pathname.endsWith(path) ? answer(request) : request.continue());
  });
}

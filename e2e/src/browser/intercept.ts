import type { HTTPRequest } from 'puppeteer';
import type { Visit } from './browser';

/** Answers the requests for one file in place of the server. */
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

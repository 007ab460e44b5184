import type { Config } from '../../../../server/src/platform/environment/config';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { openBrowser, type OpenBrowser } from './browser';

export interface Shop extends OpenBrowser {
  readonly server: TestServer;
  /** Without a trailing slash. */
  readonly url: string;
}

export function openShop(overrides?: Partial<Config>): Shop {
  let server: TestServer | undefined;
  let url = '';
  const { visit } = openBrowser();
  beforeAll(async () => {
    server = await startTestServer(overrides);
    url = await server.open();
  });
  afterAll(() => server?.close());

  return {
    visit,
    get server() {
      if (!server) throw new Error('The shop opens before the first test, not earlier.');
      return server;
    },
    get url() {
      return url;
    },
  };
}

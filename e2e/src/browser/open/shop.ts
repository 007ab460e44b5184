import type { Config } from '../../../../server/src/platform/environment/config';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { openBrowser, type OpenBrowser } from './browser';

/** The sample shop on the real server, with a browser before it. */
export interface Shop extends OpenBrowser {
  readonly server: TestServer;
  /** The shop's address, without a slash at the end. */
  readonly url: string;
}

/** Opens the sample shop for the tests of a file and closes it after them. */
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

import { TestEnvironment } from 'jest-environment-node';
import { startTestServer } from '../server/start-test-server';

/**
 * Node with the server beside it. Jest loads every module anew for every test file; the server is loaded once for all
 * files that run in this process, as Node loads it, since it keeps nothing outside of what `createServer` makes.
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { startServerOfProcess: startTestServer, dateOfServer: Date });
  }
}

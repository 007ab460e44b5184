import { TestEnvironment } from 'jest-environment-node';
import { startTestServer } from '../server/start-test-server';

/** Node with the server, loaded once for all test files of a process: it keeps no state outside of `createServer`. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      startServerOfProcess: startTestServer,
      dateOfServer: Date,
      globalOfServer: globalThis,
    });
  }
}

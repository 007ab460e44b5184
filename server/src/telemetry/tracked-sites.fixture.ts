import { exampleDocument } from '../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { patched } from '../../../tools/testing/site/patched';

export const [OPEN, RESTRICTED]: readonly [string, string] = ['open.example', 'restricted.example'];

/** Two sites with telemetry, and what is stored. */
export interface TrackedSites {
  readonly open: ExampleServer;
  /** Stored records, the latest last. */
  stored(): Promise<
    readonly {
      readonly kind: string;
      readonly name: string;
      readonly origin: string;
      readonly path: string;
      readonly data: unknown;
    }[]
  >;
}

/** Opens them for the tests of a file, each of which begins without records. */
export function openTrackedSites(): TrackedSites {
  let open: ExampleServer;
  beforeAll(async () => {
    open = await openExample();
    const policy = { 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': false };
    await open.load(patched(policy, exampleDocument('open', OPEN)));
    const restricted = { ...policy, 'site.cookieSettings.isVisitorDataRestricted': true };
    await open.load(patched(restricted, exampleDocument('restricted', RESTRICTED)));
  });
  afterAll(() => open.close());
  afterEach(async () => {
    await open.db.deleteFrom('telemetry_record').execute();
  });
  return {
    get open() {
      return open;
    },
    async stored() {
      await open.records.flush();
      const rows = open.db.selectFrom('telemetry_record').select(['kind', 'name', 'origin', 'path', 'data']);
      return rows.orderBy('key').execute();
    },
  };
}

import type { SiteDocument } from 'shared-types/site/site-document';
import type { WebsiteRoleName } from 'shared-types/site/people/website-role';
import type { Config } from '../../../server/src/platform/environment/config';
import type { TelemetryServices } from '../../../server/src/telemetry/telemetry-services';
import { seedAccount } from '../store/seed-account';
import { createShopper, type Shopper } from '../store/shopper';
import { startTestServer, type TestServer } from '../server/test-server';
import { exampleDocument } from './example-document';
import { examplePictures } from './example-pictures';

export interface ExampleServer extends Pick<
  TelemetryServices,
  'config' | 'db' | 'objects' | 'records' | 'registry' | 'signing' | 'sites'
> {
  readonly app: TestServer['app'];
  readonly connection: TestServer['connection'];
  /** Imports one more site, or another state of one, with its videos by file, and has the server read it afresh; gives its id. */
  load(document: SiteDocument, videos?: Readonly<Record<string, Buffer>>): Promise<string>;
  /** A visitor with a cookie jar, at the example site unless another host is named. */
  visitor(host?: string): Shopper;
  close(): Promise<void>;
}

export interface ExampleOptions {
  readonly accounts?: Readonly<Record<string, readonly WebsiteRoleName[]>>;
  readonly config?: Partial<Config>;
}

export async function openExample({ accounts = {}, config }: ExampleOptions = {}): Promise<ExampleServer> {
  const [{ app, services, connection, importSite, close }, pictures] = await Promise.all([
    startTestServer({ samplesDir: undefined, ...config }),
    examplePictures(),
  ]);
  const { config: settings, db, objects, records, registry, signing, sites } = services;
  const load: ExampleServer['load'] = (document, videos = {}) =>
    importSite(document, async (file) => videos[file] ?? pictures[file] ?? Buffer.alloc(0));
  const document = exampleDocument();
  await load(document);
  for (const [email, roles] of Object.entries(accounts))
    await seedAccount(db, { email, roles: { [document.site.identifier]: roles } });
  return {
    app,
    connection,
    config: settings,
    db,
    objects,
    records,
    registry,
    signing,
    sites,
    load,
    close,
    visitor: (host = 'shop.example') => createShopper(app, host),
  };
}

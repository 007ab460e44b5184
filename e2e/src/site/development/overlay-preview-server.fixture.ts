import { join } from 'node:path';
import { integrityOf } from '../../../../server/src/site/registry/artifact/integrity';
import { readLocalBuild, type LocalBuild } from '../../../../tools/overlay-preview/local-build';
import {
  openOverlayPreviewServer,
  type OverlayPreviewServer,
} from '../../../../tools/overlay-preview/overlay-preview-server';
import type { Shop } from '../../browser/open/shop';

const ROOT = join(__dirname, '../../../..');

/** An overlay preview of a working copy in a shop's pages. */
export interface OverlayShop {
  readonly server: OverlayPreviewServer;
  /** Scheme, host and port at which the shop's pages contain the working copy. */
  readonly url: string;
  /** What the preview server has printed for the developer. */
  readonly printed: readonly string[];
}

/** The build of a package of this repository, with strings replaced in its scripts and styles. */
export async function changedBuild(name: string, replacements: Readonly<Record<string, string>>): Promise<LocalBuild> {
  const { manifest, files } = await readLocalBuild(join(ROOT, name, 'dist'));
  const change = (text: string) =>
    Object.entries(replacements).reduce((changed, [former, now]) => changed.replaceAll(former, now), text);
  const changed = [...files].map(([path, bytes]): [string, Buffer] => {
    const isText = /\.(?:c?js|css)$/.test(path);
    return [path, isText ? Buffer.from(change(bytes.toString('utf8'))) : bytes];
  });
  const rows = changed.map(([path, bytes]) => [path, { bytes: bytes.length, integrity: integrityOf(bytes) }]);
  const version = `0.1.0-${integrityOf(Buffer.from(JSON.stringify(replacements)))
    .replace(/\W/g, '')
    .slice(-8)
    .toLowerCase()}`;
  return { manifest: { ...manifest, version, files: Object.fromEntries(rows) }, files: new Map(changed) };
}

/** Previews a build in a shop's pages while the tests of a file run. */
export function openOverlayShop(shop: Shop, build: () => Promise<LocalBuild>): () => OverlayShop {
  const printed: string[] = [];
  let server: OverlayPreviewServer | undefined;
  let name = '';
  beforeAll(async () => {
    const [own, shell] = await Promise.all([build(), readLocalBuild(join(ROOT, 'shell', 'dist'))]);
    name = own.manifest.name;
    server = await openOverlayPreviewServer({
      root: ROOT,
      site: shop.url,
      port: 0,
      build: own,
      shell,
      print: (text) => void printed.push(text),
    });
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error('It opens before the first test, not earlier.');
    return { server, url: `http://${name}.localhost:${server.port}`, printed };
  };
}

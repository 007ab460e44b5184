import type { BeganDeploy, DeployReason } from 'shared-types/site/deploy';
import type { Services } from '../services';
import { replaceSignature } from '../registry/artifact/artifact.store';
import { gateReasons } from '../registry/gate/gate-reasons';
import { knowRemote } from '../registry/publish/know-remote';
import { signatureOf, currentVersionOf } from '../registry/publish/make-version';
import { lookAtBuild } from './build-reasons';
import { missingFiles, openDeploy, PIECE_BYTES } from './deploys.store';
import { earlierFiles } from './earlier-files';
import { originReasons } from './origin-reasons';

export interface SentList {
  readonly remote: string;
  /** Bytes of `remote.json`. */
  readonly bytes: Buffer;
  /** Content of `remote.json.sig`. */
  readonly signature?: string;
  /** Name of its deploy token. */
  readonly who: string;
}

/** The files to upload, or why the build is refused. */
export type BegunDeploy =
  | { readonly ok: true; readonly reply: BeganDeploy }
  | { readonly ok: false; readonly code: 'site/deploy-refused'; readonly reasons: readonly DeployReason[] }
  | { readonly ok: false; readonly code: 'site/deploy-too-many' };

type BeginDeps = Pick<Services, 'db' | 'registry' | 'signing' | 'loaderNames'>;

/** Checks the manifest, and opens a deploy for files that are not stored yet. A refused build leaves nothing behind. */
export async function beginDeploy(deps: BeginDeps, { remote, bytes, signature, who }: SentList): Promise<BegunDeploy> {
  const { db, registry, signing } = deps;
  const looked = lookAtBuild(bytes, { remote, registry });
  if (!looked.ok) return { ok: false, code: 'site/deploy-refused', reasons: looked.reasons };
  const { manifest } = looked;
  const { version } = manifest;
  const current = await currentVersionOf({ db, signing }, manifest, bytes);
  if (current === 'same') {
    const signed = signatureOf(signing, bytes, signature);
    if (signed) await replaceSignature(db, { manifest, bytes, ...signed, keepsOf: signing.keyId });
    // The deploy that created the version may have ended before it created the release rule.
    await knowRemote(db, remote, who);
    return { ok: true, reply: { state: 'there', version } };
  }
  const reasons = [
    ...originReasons({ current, signing }, { version, bytes, signature }),
    ...(await gateReasons(manifest, deps)),
  ];
  if (reasons.length > 0) return { ok: false, code: 'site/deploy-refused', reasons };
  const earlier = await earlierFiles({ db, registry }, manifest);
  const wanted = Object.values(manifest.files).flatMap(({ integrity, bytes: length }) =>
    length === 0 || earlier.has(integrity) ? [] : [[integrity, length] as const],
  );
  const deploy = await openDeploy(db, { manifest, bytes, signature, wanted: Object.fromEntries(wanted) });
  if (!deploy) return { ok: false, code: 'site/deploy-too-many' };
  return {
    ok: true,
    reply: {
      state: 'open',
      version,
      deploy: deploy.id,
      pieceBytes: PIECE_BYTES,
      wanted: await missingFiles(db, deploy, manifest),
    },
  };
}

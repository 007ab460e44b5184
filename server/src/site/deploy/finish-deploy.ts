import type { Transaction } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { DeployReason, FinishedDeploy, WantedFile } from 'shared-types/site/deploy';
import type { Services } from '../services';
import type { Tables } from '../../platform/schema/tables';
import type { CompressedFiles } from '../registry/artifact/compressed-files';
import { gateReasons } from '../registry/gate/gate-reasons';
import { reactReasons } from '../registry/gate/react-reasons';
import { integrityOf } from '../registry/artifact/integrity';
import { knowRemote } from '../registry/publish/know-remote';
import { makeVersion, currentVersionOf } from '../registry/publish/make-version';
import { lookAtBuild } from './build-reasons';
import { requestedSources } from './csp-reasons';
import { holdDeploy, missingFiles, sentBytes, wantAlso, type Deploy } from './deploys.store';
import type { DeployToken } from './deploy-token.store';
import { earlierFiles } from './earlier-files';
import { forgetDeploy } from './forget-deploy';
import { originReasons } from './origin-reasons';
import { weighFile } from './weigh-file';

export type EndedDeploy =
  | { readonly ok: true; readonly reply: FinishedDeploy }
  | { readonly ok: false; readonly code: 'site/deploy-gone' }
  | { readonly ok: false; readonly code: 'site/deploy-incomplete'; readonly wanted: readonly WantedFile[] }
  | { readonly ok: false; readonly code: 'site/deploy-refused'; readonly reasons: readonly DeployReason[] };

type FinishDeps = Pick<Services, 'db' | 'objects' | 'registry' | 'signing' | 'loaderNames' | 'dryRun' | 'compressed'>;

export interface FinishRequest {
  readonly id: string;
  readonly token: DeployToken;
}

/**
 * Checks the uploaded files and makes the build a version. A refused build is deleted; missing files can still be uploaded.
 * Concurrent requests run one after the other.
 */
export async function finishDeploy(deps: FinishDeps, { id, token }: FinishRequest): Promise<EndedDeploy> {
  return deps.db.transaction().execute(async (trx): Promise<EndedDeploy> => {
    const deploy = await holdDeploy(trx, { id, remote: token.remote });
    if (!deploy) return { ok: false, code: 'site/deploy-gone' };
    const refused = async (reasons: readonly DeployReason[]): Promise<EndedDeploy> => {
      await forgetDeploy(trx, deps.objects, deploy);
      return { ok: false, code: 'site/deploy-refused', reasons };
    };
    // The server may have been updated since, or somebody else may have been faster.
    const looked = lookAtBuild(deploy.manifest, { remote: token.remote, registry: deps.registry });
    if (!looked.ok) return refused(looked.reasons);
    const { manifest } = looked;
    const current = await currentVersionOf({ db: trx, signing: deps.signing }, manifest, deploy.manifest);
    const unfit = [
      ...originReasons(
        { current, signing: deps.signing },
        { version: deploy.version, bytes: deploy.manifest, signature: deploy.signature },
      ),
      ...(await gateReasons(manifest, deps)),
    ];
    if (unfit.length > 0) return refused(unfit);
    const missing = await missingFiles(trx, deploy, manifest);
    if (missing.length > 0) return { ok: false, code: 'site/deploy-incomplete', wanted: missing };
    const open = await openFiles(deps, { trx, deploy, manifest });
    const checked = await checkFiles(deps.compressed, manifest, open);
    if (Object.keys(checked.damaged).length > 0) {
      const wanting = await wantAlso(trx, deploy, checked.damaged);
      return { ok: false, code: 'site/deploy-incomplete', wanted: await missingFiles(trx, wanting, manifest) };
    }
    if (checked.reasons.length > 0) return refused(checked.reasons);
    const read = async (path: string) => open.read(fileOf(manifest, path).integrity);
    const failing = await deps.dryRun.run({ manifest, read });
    if (failing.length > 0) return refused(failing);
    const made = await makeVersion(
      deps,
      {
        read: async (path) => (path === 'remote.json' ? deploy.manifest : read(path)),
        signature: async () => deploy.signature ?? undefined,
      },
      { deployedBy: token.name },
    );
    if (!made.ok)
      return refused([
        { what: made.reason, where: 'remote.json', mend: 'Build again under a new version, and deploy that.' },
      ]);
    await knowRemote(deps.db, manifest.name, token.name);
    await trx.deleteFrom('deploy').where('id', '=', id).execute();
    return {
      ok: true,
      reply: { remote: manifest.name, version: manifest.version, requestedSources: requestedSources(manifest) },
    };
  });
}

interface OpenFiles {
  /** True for a file to upload; earlier versions supply the others. */
  isSent(integrity: string): boolean;
  /** The bytes stored for an integrity, which may not match it. */
  read(integrity: string): Promise<Buffer>;
}

interface FilesOf {
  readonly trx: Transaction<Tables>;
  readonly deploy: Deploy;
  readonly manifest: Manifest;
}

async function openFiles({ objects, ...deps }: FinishDeps, { trx, deploy, manifest }: FilesOf): Promise<OpenFiles> {
  const earlier = await earlierFiles(deps, manifest);
  const isSent = (integrity: string) => Object.hasOwn(deploy.wanted, integrity);
  return {
    isSent,
    async read(integrity) {
      if (isSent(integrity)) return sentBytes(trx, deploy.id, integrity);
      const key = earlier.get(integrity);
      return (key === undefined ? undefined : await objects.get(key)) ?? Buffer.alloc(0);
    },
  };
}

function fileOf({ files }: Manifest, path: string) {
  const file = files[path];
  if (!file) throw new Error(`${path} is not a file of the build.`);
  return file;
}

interface CheckedFiles {
  readonly reasons: readonly DeployReason[];
  /** Sizes by integrity of files that an earlier version should have supplied, but that are damaged or gone. */
  readonly damaged: Readonly<Record<string, number>>;
}

/** Sequentially: files have up to five megabytes, and compressing them takes memory too. */
async function checkFiles(
  compressed: CompressedFiles,
  { name, files }: Manifest,
  open: OpenFiles,
): Promise<CheckedFiles> {
  const reasons: DeployReason[] = [];
  const damaged: Record<string, number> = {};
  for (const [path, { integrity, bytes: length }] of Object.entries(files)) {
    const bytes = await open.read(integrity);
    const isRight = integrityOf(bytes) === integrity;
    if (!isRight && length > 0 && !open.isSent(integrity)) damaged[integrity] = length;
    else if (!isRight || bytes.length !== length)
      reasons.push({
        what: 'The received file does not match the list: its sha384 or its size differs.',
        where: path,
        mend: 'Build again, and deploy what the build made, all of it and unchanged.',
      });
    else reasons.push(...reactReasons(path, bytes), ...(await weighFile(compressed, { remote: name, path, bytes })));
  }
  return { reasons, damaged };
}

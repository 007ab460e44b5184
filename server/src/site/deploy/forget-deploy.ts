import type { Transaction } from 'kysely';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Tables } from '../../platform/schema/tables';
import { artifactKey } from '../registry/artifact/artifact-files';
import { lockVersion } from '../registry/publish/make-version';
import { readManifest } from '../registry/artifact/manifest.schema';
import type { Deploy } from './deploys.store';

/**
 * Deletes a deploy without a version: the uploads, and files stored by a server that was killed. Files of existing versions
 * stay.
 */
export async function forgetDeploy(trx: Transaction<Tables>, objects: ObjectStore, deploy: Deploy): Promise<void> {
  const { id, remote: name, version } = deploy;
  await lockVersion(trx, { name, version });
  const known = await trx
    .selectFrom('artifact')
    .select('version')
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  const read = readManifest(deploy.manifest);
  const paths = known || !read.ok ? [] : Object.keys(read.manifest.files);
  for (const path of paths) await objects.remove(artifactKey({ name, version }, path));
  await trx.deleteFrom('deploy').where('id', '=', id).execute();
}

import { sql, type Selectable } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import type { Config } from '../../platform/environment/config';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { AssetTable } from '../../platform/schema/tables/site.tables';
import { offeredWidth } from './image-width';
import { PICTURE_FORMATS, renditionKeys, resizedKey } from './picture-keys';
import type { ResizedPictures, WantedPicture } from './resized-pictures';

export interface MakeRenditionsDeps {
  readonly config: Pick<Config, 'makesRenditionsAhead'>;
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly pictures: ResizedPictures;
}

/** Longer than all renditions of one picture take. If a server ends meanwhile, another begins again after it. */
const CLAIM_MINUTES = 15;
/** What fails again and again is left to the visitors who ask for it. */
const MOST_TRIES = 3;

type DuePicture = Pick<Selectable<AssetTable>, 'id' | 'object_key' | 'width'>;

/**
 * Makes the renditions of new pictures, so that no visitor waits for them. Instances share the work; each takes half of one
 * processor for it at most.
 */
export async function makeRenditions(deps: MakeRenditionsDeps, closing: AbortSignal): Promise<void> {
  if (!deps.config.makesRenditionsAhead) return;
  while (!closing.aborted) {
    const due = await claim(deps.db);
    if (!due) return;
    if (await makeAll(deps, due, closing)) await settle(deps, due);
  }
}

/** The picture that has been due for longest. It is due again later, in case that this server ends. */
async function claim(db: Database): Promise<DuePicture | undefined> {
  const { rows } = await sql<DuePicture>`
    update asset set renditions_due_at = now() + make_interval(mins => ${CLAIM_MINUTES}), renditions_tries = renditions_tries + 1
    where id = (
      select id from asset where renditions_due_at <= now() and renditions_tries < ${MOST_TRIES}
      order by renditions_due_at limit 1 for update skip locked
    ) returning id, object_key, width`.execute(db);
  return rows[0];
}

/** False if the server closes before all are there. */
async function makeAll(
  { objects, pictures }: MakeRenditionsDeps,
  due: DuePicture,
  closing: AbortSignal,
): Promise<boolean> {
  for (const wanted of renditionsOf(due)) {
    if (closing.aborted) return false;
    if (await objects.has(resizedKey(wanted.originalKey, wanted.width, wanted.format))) continue;
    const startedMs = performance.now();
    await make(pictures, wanted);
    await pause(performance.now() - startedMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
  }
  return true;
}

async function make(pictures: ResizedPictures, wanted: WantedPicture): Promise<void> {
  const made = await pictures.get(wanted).catch((cause: unknown) => {
    throw new Error(`The picture ${wanted.originalKey} cannot be resized.`, { cause });
  });
  if (!made) throw new Error(`The picture ${wanted.originalKey} is missing.`);
}

/** The smallest first: they are done soonest, and phones ask for them. */
function renditionsOf({ object_key: originalKey, width: original }: DuePicture): WantedPicture[] {
  const widths = new Set(IMAGE_WIDTHS.map((width) => offeredWidth(Math.min(width, original))));
  return [...widths].reverse().flatMap((width) => PICTURE_FORMATS.map((format) => ({ originalKey, width, format })));
}

/** Notes that all are there, or removes them where the picture was deleted or replaced meanwhile. */
async function settle({ db, objects }: MakeRenditionsDeps, { id, object_key: key }: DuePicture): Promise<void> {
  const settled = await db
    .updateTable('asset')
    .set({ renditions_due_at: null })
    .where('id', '=', id)
    .where('object_key', '=', key)
    .returning('id')
    .executeTakeFirst();
  if (!settled) for (const made of renditionKeys(key)) await objects.remove(made);
}

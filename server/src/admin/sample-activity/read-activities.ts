import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { activitySchema, type Activity } from './activity.schema';

/** Beside the document of a sample site. */
const FILE = 'activity.json';

/** The files with the activity of sample sites; most sites have none. */
export async function activityFiles(samplesDir: string): Promise<string[]> {
  const files = (await readdir(samplesDir)).sort().map((name) => join(samplesDir, name, FILE));
  const isThere = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return files.filter((_, index) => isThere[index]);
}

/** Reads the activities of the sample sites. Throws an error that names an invalid file. */
export async function readActivities(samplesDir: string): Promise<Activity[]> {
  return Promise.all((await activityFiles(samplesDir)).map(readActivity));
}

async function readActivity(file: string): Promise<Activity> {
  const { data, error } = activitySchema.safeParse(parsed(await readFile(file, 'utf8')));
  if (error) throw new Error(`${file} is not a valid sample activity:\n${z.prettifyError(error)}`);
  return data;
}

/** `undefined`, which no schema accepts, for a text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

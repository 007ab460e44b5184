/** More ids than a course can have; what is longer was not written by us. */
const MOST = 2_000;

/** The ids of the lessons that a browser keeps as done; none if what it keeps is anything but a list of ids. */
export function readDone(kept: string | undefined): ReadonlySet<string> {
  const list = parsed(kept);
  const isOfIds = Array.isArray(list) && list.length <= MOST && list.every((id) => typeof id === 'string');
  return new Set(isOfIds ? (list as string[]) : []);
}

function parsed(kept: string | undefined): unknown {
  try {
    return JSON.parse(kept ?? '[]');
  } catch {
    return undefined;
  }
}

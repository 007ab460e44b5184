/** A stack frame of a released file, as Chromium, Safari and Firefox write it. */
const FRAME =
  /(?:at (?:async )?([\w$.]+) \(|([\w$.]+)@)?https?:\/\/[^\s)/]+\/remotes\/([\w-]+)\/[^/\s]+\/client\/([\w.-]+)\.js/g;
/** The shell's file with readable names. */
const READABLE = 'development';
/** RxJS operators add frames between a feature and the bus. */
const DEEP = 50;

/** Non-standard parts of `Error`. */
interface Traces {
  stackTraceLimit?: number;
  captureStackTrace?: (holder: object, above: unknown) => void;
}

/** The caller of a function, as `<remote>/<file>`; in the shell `shell/<function>`. */
export function callerOf(above: unknown): string {
  const traces = Error as unknown as Traces;
  const { stackTraceLimit } = traces;
  traces.stackTraceLimit = DEEP;
  const holder: { stack?: string } = new Error();
  traces.captureStackTrace?.(holder, above);
  if (stackTraceLimit !== undefined) traces.stackTraceLimit = stackTraceLimit;
  return nearestCaller(holder.stack ?? '');
}

/**
 * Features call through the shell, so the nearest frames of another package are the caller. The farthest of them is the
 * feature, since a shared chunk may be in another feature's file.
 */
export function nearestCaller(stack: string): string {
  const frames = [...stack.matchAll(FRAME)].map(([, name, otherName, owner = '', file = '']) => {
    const word = file === READABLE ? (name ?? otherName ?? file) : file;
    return { owner, caller: `${owner}/${word}` };
  });
  const outside = frames.slice(frames.findIndex(({ owner }) => owner !== 'shell'));
  const [nearest] = outside;
  if (!nearest || nearest.owner === 'shell') return frames[0]?.caller ?? 'the page';
  const end = outside.findIndex(({ owner }) => owner !== nearest.owner);
  return (outside[(end < 0 ? outside.length : end) - 1] ?? nearest).caller;
}

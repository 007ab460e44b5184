/** Tells how far long work has come, at most once in a while. */
export type ReportProgress = (done: number, all: number | undefined, what: string) => void;

const EVERY_MS = 2000;

/** Makes what tells; a line for every call where `everyMs` is 0. */
export function createProgressReporter(print: (line: string) => void, everyMs = EVERY_MS): ReportProgress {
  let last = Date.now();
  return (done, all, what) => {
    if (Date.now() - last < everyMs) return;
    last = Date.now();
    print(`… ${done.toLocaleString('en')}${all === undefined ? '' : ` of ${all.toLocaleString('en')}`} ${what}`);
  };
}

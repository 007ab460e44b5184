/** Reports progress at most once per interval. */
export type ReportProgress = (done: number, all: number | undefined, what: string) => void;

const EVERY_MS = 2000;

/** Creates a reporter; `everyMs` 0 prints every call. */
export function createProgressReporter(print: (line: string) => void, everyMs = EVERY_MS): ReportProgress {
  let last = Date.now();
  return (done, all, what) => {
    if (Date.now() - last < everyMs) return;
    last = Date.now();
    print(`… ${done.toLocaleString('en')}${all === undefined ? '' : ` of ${all.toLocaleString('en')}`} ${what}`);
  };
}

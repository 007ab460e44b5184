/** A page that is seen follows what ops change by a stream, which is open as long as the page: the network is idle beside it. */
export const ALL_BUT_THE_STREAM = { concurrency: 1 } as const;

// @ts-check

/**
 * Environment of checkers written in Go: one processor each, as two run at a time, and a heap of up to five times the
 * live memory before a collection.
 */
export const ON_ONE_PROCESSOR = { ...process.env, GOMAXPROCS: '1', GOGC: '400' };

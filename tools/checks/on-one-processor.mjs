// @ts-check

/**
 * Environment of checkers written in Go. Two checks run at a time, so one that uses all processors would slow both down.
 * Their heap may grow to five times the live memory before a collection, instead of two.
 */
export const ON_ONE_PROCESSOR = { ...process.env, GOMAXPROCS: '1', GOGC: '400' };

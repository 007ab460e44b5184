// @ts-check

/**
 * How checkers written in Go are run. Two checks go on at a time: one that spreads over all processors checks much twice,
 * and takes them from the other. Their memory is let grow to five times what is in use before it is swept, not to twice.
 */
export const ON_ONE_PROCESSOR = { ...process.env, GOMAXPROCS: '1', GOGC: '400' };

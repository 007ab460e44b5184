// @ts-check
import { join } from 'node:path';
import { ROOT } from '../../build/files/folders.mjs';

/**
 * What Node is told wherever a server starts; the Containerfile says the same. Without the second, V8 gives memory back when
 * nothing is asked for, and pages are slow once somebody comes (decision 86).
 */
export const NODE_FLAGS = ['--enable-source-maps', '--no-memory-reducer'];

/** What Node is called with to run the built server. */
export const SERVER_ARGS = [...NODE_FLAGS, join(ROOT, 'server', 'dist', 'main.js')];

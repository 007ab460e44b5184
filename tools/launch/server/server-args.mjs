// @ts-check
import { join } from 'node:path';
import { ROOT } from '../../build/files/folders.mjs';

/** Node flags of every server. Without the second, the first pages of an idle server are slow (decision 86). */
export const NODE_FLAGS = ['--enable-source-maps', '--no-memory-reducer'];

export const SERVER_ARGS = [...NODE_FLAGS, join(ROOT, 'server', 'dist', 'main.js')];

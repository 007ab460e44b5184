// @ts-check
// Imported first, it lets a process import TypeScript. The hooks compile by esbuild, which has to be installed: what starts
// before the packages are is plain JavaScript, therefore. Every version of Node reads the same, with or without types of its own.
import * as module from 'node:module';
import { load } from './typescript-hooks.mjs';

export const TYPESCRIPT_ARGS = ['--import', import.meta.url];

const { register, registerHooks } = /** @type {any} */ (module);
if (registerHooks) registerHooks({ load });
else register(new URL('typescript-hooks.mjs', import.meta.url));

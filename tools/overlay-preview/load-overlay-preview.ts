import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import esbuild from 'esbuild';
import { esbuildBase } from '../build/esbuild/esbuild-base.mjs';
import { ROOT } from '../build/files/folders.mjs';

/** Loads the overlay preview, which is TypeScript because it uses files of the server and of the contract. */
export async function loadOverlayPreview(): Promise<typeof import('./overlay-preview.ts')> {
  const { outputFiles } = await esbuild.build({
    ...esbuildBase(ROOT),
    entryPoints: [fileURLToPath(new URL('overlay-preview.ts', import.meta.url))],
    platform: 'node',
    format: 'cjs',
    plugins: [],
    sourcemap: 'inline',
    write: false,
    outdir: 'overlay-preview',
  });
  const module = { exports: {} as typeof import('./overlay-preview.ts') };
  const run = compileFunction(outputFiles?.[0]?.text ?? '', ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

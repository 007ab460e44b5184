/** Renders rows of one scene, taking the next free row until none are left. */
import { workerData } from 'node:worker_threads';
import { camera } from './camera.mjs';
import { gather } from './geometry.mjs';
import { CHANNELS, createTracer } from './tracer.mjs';

const { site, name, width, height, samples, buffer, counter } = workerData;
const { default: build } = await import(`./scenes/${site}/${name}.mjs`);
const scene = await build();

const tracer = createTracer({
  geometry: gather(scene.meshes.flat(Infinity)),
  lights: scene.lights ?? [],
  sun: scene.sun,
  surroundings: scene.surroundings,
  view: camera(scene.camera),
  width,
  height,
  samples,
});

const pixels = new Float32Array(buffer);
const next = new Int32Array(counter);
for (let y = Atomics.add(next, 0, 1); y < height; y = Atomics.add(next, 0, 1))
  for (let x = 0; x < width; x++) tracer.pixel(x, y, pixels, (y * width + x) * CHANNELS);

/** Gathers a scene's meshes into the flat arrays the tracer reads. */
import { buildBvh } from './bvh-build.mjs';

export function gather(meshes) {
  const count = meshes.reduce((sum, one) => sum + one.indices.length / 3, 0);
  const corners = new Float32Array(count * 9);
  forEachTriangle(meshes, (mesh, at, n) => {
    for (let c = 0; c < 3; c++) for (let k = 0; k < 3; k++) corners[n * 9 + c * 3 + k] = mesh.positions[at[c] * 3 + k];
  });
  const bvh = buildBvh(corners);
  return { bvh, ...attributes(meshes, bvh.order, count) };
}

function forEachTriangle(meshes, visit) {
  let n = 0;
  for (const mesh of meshes)
    for (let i = 0; i < mesh.indices.length; i += 3) visit(mesh, mesh.indices.slice(i, i + 3), n++);
}

/** Per-corner normals, local positions and uvs, stored in the order the leaves hold them. */
function attributes(meshes, order, count) {
  const materials = [...new Set(meshes.map((one) => one.material))];
  const slot = new Uint32Array(count);
  order.forEach((from, i) => (slot[from] = i));
  const result = {
    materials,
    materialOf: new Uint16Array(count),
    normals: new Float32Array(count * 9),
    locals: new Float32Array(count * 9),
    uvs: new Float32Array(count * 6),
  };
  forEachTriangle(meshes, (mesh, at, n) => {
    const i = slot[n];
    result.materialOf[i] = materials.indexOf(mesh.material);
    for (let c = 0; c < 3; c++) {
      for (let k = 0; k < 3; k++) {
        result.normals[i * 9 + c * 3 + k] = mesh.normals[at[c] * 3 + k];
        result.locals[i * 9 + c * 3 + k] = mesh.locals[at[c] * 3 + k];
      }
      result.uvs[i * 6 + c * 2] = mesh.uvs[at[c] * 2];
      result.uvs[i * 6 + c * 2 + 1] = mesh.uvs[at[c] * 2 + 1];
    }
  });
  return result;
}

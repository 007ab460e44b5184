/**
 * Triangle meshes. Every vertex keeps the position it had when its shape was made
 * (`locals`), so that procedural glazes and grains stay put when the piece is moved.
 */
import { cross, normalize, rotate, sub } from './vector.mjs';

export function mesh(material) {
  return { material, positions: [], normals: [], locals: [], uvs: [], indices: [] };
}

export function vertex(target, position, normal, uv) {
  target.positions.push(...position);
  target.normals.push(...normal);
  target.locals.push(...position);
  target.uvs.push(...uv);
  return target.positions.length / 3 - 1;
}

/** Two triangles over four vertex numbers given in order round the face. */
export function quad(target, a, b, c, d) {
  target.indices.push(a, b, c, a, c, d);
}

/**
 * A surface from a function of two parameters in 0..1. Normals come from neighbouring
 * points, so any smooth function gives a smoothly shaded surface.
 */
export function grid(material, columns, rows, at, { wrap = false, uv } = {}) {
  const points = [];
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) points.push(at(i / columns, j / rows, i, j));
  return gridFromPoints(material, columns, rows, points, { wrap, uv });
}

export function gridFromPoints(material, columns, rows, points, { wrap = false, uv } = {}) {
  const result = mesh(material);
  const width = columns + 1;
  const left = (i) => (i > 0 ? i - 1 : wrap ? columns - 1 : 0);
  const right = (i) => (i < columns ? i + 1 : wrap ? 1 : columns);
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const across = sub(points[j * width + right(i)], points[j * width + left(i)]);
      const up = Math.min(j + 1, rows);
      const down = Math.max(j - 1, 0);
      const along = sub(points[up * width + i], points[down * width + i]);
      let normal = cross(across, along);
      if (Math.hypot(...normal) < 1e-9) normal = poleNormal(points, width, columns, rows, j);
      const where = uv ? uv(i / columns, j / rows) : [i / columns, j / rows];
      vertex(result, points[j * width + i], normalize(normal), where);
    }
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * width + i;
      quad(result, a, a + 1, a + 1 + width, a + width);
    }
  }
  return result;
}

/** Where a whole row meets in one point, the next ring out tells which way is up. */
function poleNormal(points, width, columns, rows, j) {
  const ring = j === 0 ? 1 : rows - 1;
  const centre = points[j * width];
  const a = sub(points[ring * width], centre);
  const b = sub(points[ring * width + Math.floor(columns / 3)], centre);
  const normal = cross(a, b);
  return j === 0 ? normal : normal.map((value) => -value);
}

/** Moves the mesh in place: turn about x, then y, then z (degrees), then shift. */
export function place(target, { at = [0, 0, 0], x = 0, y = 0, z = 0, size = 1 } = {}) {
  const turn = (p) => rotate(rotate(rotate(p, 'x', x), 'y', y), 'z', z);
  for (let i = 0; i < target.positions.length; i += 3) {
    const p = turn(target.positions.slice(i, i + 3).map((value) => value * size));
    const n = turn(target.normals.slice(i, i + 3));
    for (let k = 0; k < 3; k++) {
      target.positions[i + k] = p[k] + at[k];
      target.normals[i + k] = n[k];
    }
  }
  return target;
}

/** Moves several meshes as one piece. */
export function placeAll(meshes, placement) {
  for (const one of meshes) place(one, placement);
  return meshes;
}

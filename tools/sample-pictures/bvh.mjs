/**
 * Ray queries against triangles. The innermost loop of the renderer: everything is read from flat
 * typed arrays and written out at length, because calls and objects here would triple the time.
 */

/** The nearest hit last found by `closest`: distance and barycentric place. */
export const hit = { t: 0, u: 0, v: 0 };

/** The nearest triangle along the ray within `limit`, or -1; details in `hit`. */
export function closest(bvh, ox, oy, oz, dx, dy, dz, limit) {
  const { bounds, links, triangles, stack, near } = bvh;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let best = limit;
  let found = -1;
  let foundU = 0;
  let foundV = 0;
  let depth = 0;
  let link = 0;
  for (;;) {
    if (link >= 0) {
      const o = link * 12;
      let a = (bounds[o] - ox) * ix;
      let b = (bounds[o + 1] - ox) * ix;
      let low = a < b ? a : b;
      let high = a < b ? b : a;
      a = (bounds[o + 2] - oy) * iy;
      b = (bounds[o + 3] - oy) * iy;
      if (a > b) {
        const swap = a;
        a = b;
        b = swap;
      }
      if (a > low) low = a;
      if (b < high) high = b;
      a = (bounds[o + 4] - oz) * iz;
      b = (bounds[o + 5] - oz) * iz;
      if (a > b) {
        const swap = a;
        a = b;
        b = swap;
      }
      if (a > low) low = a;
      if (b < high) high = b;
      const leftNear = high >= low && high > 0 && low < best ? low : Infinity;
      a = (bounds[o + 6] - ox) * ix;
      b = (bounds[o + 7] - ox) * ix;
      low = a < b ? a : b;
      high = a < b ? b : a;
      a = (bounds[o + 8] - oy) * iy;
      b = (bounds[o + 9] - oy) * iy;
      if (a > b) {
        const swap = a;
        a = b;
        b = swap;
      }
      if (a > low) low = a;
      if (b < high) high = b;
      a = (bounds[o + 10] - oz) * iz;
      b = (bounds[o + 11] - oz) * iz;
      if (a > b) {
        const swap = a;
        a = b;
        b = swap;
      }
      if (a > low) low = a;
      if (b < high) high = b;
      const rightNear = high >= low && high > 0 && low < best ? low : Infinity;
      const left = links[link * 2];
      const right = links[link * 2 + 1];
      if (leftNear < Infinity && rightNear < Infinity) {
        // Nearer child first; the other waits and may be culled by then.
        if (leftNear <= rightNear) {
          stack[depth] = right;
          near[depth++] = rightNear;
          link = left;
        } else {
          stack[depth] = left;
          near[depth++] = leftNear;
          link = right;
        }
        continue;
      }
      if (leftNear < Infinity) {
        link = left;
        continue;
      }
      if (rightNear < Infinity) {
        link = right;
        continue;
      }
    } else {
      const code = ~link;
      const end = (code >> 3) + (code & 7);
      for (let i = code >> 3; i < end; i++) {
        const o = i * 9;
        const e1x = triangles[o + 3];
        const e1y = triangles[o + 4];
        const e1z = triangles[o + 5];
        const e2x = triangles[o + 6];
        const e2y = triangles[o + 7];
        const e2z = triangles[o + 8];
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const inverse = 1 / (e1x * px + e1y * py + e1z * pz);
        const tx = ox - triangles[o];
        const ty = oy - triangles[o + 1];
        const tz = oz - triangles[o + 2];
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (!(u >= 0 && u <= 1)) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (!(v >= 0 && u + v <= 1)) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (t > 0 && t < best) {
          best = t;
          found = i;
          foundU = u;
          foundV = v;
        }
      }
    }
    do {
      if (depth === 0) {
        hit.t = best;
        hit.u = foundU;
        hit.v = foundV;
        return found;
      }
      link = stack[--depth];
    } while (near[depth] >= best);
  }
}

/** Whether anything stands in the way within `limit`. */
export function blocked(bvh, ox, oy, oz, dx, dy, dz, limit) {
  const { bounds, links, triangles, stack } = bvh;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let depth = 0;
  let link = 0;
  for (;;) {
    if (link >= 0) {
      for (let side = 0; side < 2; side++) {
        const o = link * 12 + side * 6;
        let a = (bounds[o] - ox) * ix;
        let b = (bounds[o + 1] - ox) * ix;
        let low = a < b ? a : b;
        let high = a < b ? b : a;
        a = (bounds[o + 2] - oy) * iy;
        b = (bounds[o + 3] - oy) * iy;
        if (a > b) {
          const swap = a;
          a = b;
          b = swap;
        }
        if (a > low) low = a;
        if (b < high) high = b;
        a = (bounds[o + 4] - oz) * iz;
        b = (bounds[o + 5] - oz) * iz;
        if (a > b) {
          const swap = a;
          a = b;
          b = swap;
        }
        if (a > low) low = a;
        if (b < high) high = b;
        if (high >= low && high > 0 && low < limit) stack[depth++] = links[link * 2 + side];
      }
    } else {
      const code = ~link;
      const end = (code >> 3) + (code & 7);
      for (let i = code >> 3; i < end; i++) {
        const o = i * 9;
        const e1x = triangles[o + 3];
        const e1y = triangles[o + 4];
        const e1z = triangles[o + 5];
        const e2x = triangles[o + 6];
        const e2y = triangles[o + 7];
        const e2z = triangles[o + 8];
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const inverse = 1 / (e1x * px + e1y * py + e1z * pz);
        const tx = ox - triangles[o];
        const ty = oy - triangles[o + 1];
        const tz = oz - triangles[o + 2];
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (!(u >= 0 && u <= 1)) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (!(v >= 0 && u + v <= 1)) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (t > 0 && t < limit) return true;
      }
    }
    if (depth === 0) return false;
    link = stack[--depth];
  }
}

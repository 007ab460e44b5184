/** What materials are painted with: colour laid over colour, and relief too fine to model. */

/** Sets the surface's colour, from one towards another. */
export function paint(surface, from, to, t) {
  for (let k = 0; k < 3; k++) surface.color[k] = from[k] + (to[k] - from[k]) * t;
}

/** Takes a share of the light off the colour. */
export function darken(surface, amount) {
  for (let k = 0; k < 3; k++) surface.color[k] *= 1 - amount;
}

/** Tilts the normal down the slope of `field(x, y, z)`, sampled `step` apart. */
export function relief(surface, field, amount, step) {
  const { lx, ly, lz } = surface;
  const base = field(lx, ly, lz);
  const gx = ((field(lx + step, ly, lz) - base) / step) * amount;
  const gy = ((field(lx, ly + step, lz) - base) / step) * amount;
  const gz = ((field(lx, ly, lz + step) - base) / step) * amount;
  tilt(surface, gx, gy, gz);
}

/** Tilts the normal against a slope given in space. */
export function tilt(surface, gx, gy, gz) {
  const along = gx * surface.nx + gy * surface.ny + gz * surface.nz;
  const x = surface.nx - gx + along * surface.nx;
  const y = surface.ny - gy + along * surface.ny;
  const z = surface.nz - gz + along * surface.nz;
  const size = 1 / Math.sqrt(x * x + y * y + z * z);
  surface.nx = x * size;
  surface.ny = y * size;
  surface.nz = z * size;
}

/** Tilts the normal along the cloth's own directions, by how steeply the relief runs in each. */
export function lean(surface, fu, fv) {
  const { alongU, alongV } = surface;
  const su = fu / (Math.hypot(...alongU) || 1);
  const sv = fv / (Math.hypot(...alongV) || 1);
  tilt(surface, alongU[0] * su + alongV[0] * sv, alongU[1] * su + alongV[1] * sv, alongU[2] * su + alongV[2] * sv);
}

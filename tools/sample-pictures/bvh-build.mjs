/** Builds the bounding-volume hierarchy that ray queries walk, by the surface-area heuristic. */

const BINS = 12;
const LEAF_SIZE = 4;

/**
 * @param {Float32Array} corners nine numbers per triangle
 * @returns the hierarchy, with `order` mapping its triangles to the caller's
 */
export function buildBvh(corners) {
  const count = corners.length / 9;
  const boxes = triangleBoxes(corners, count);
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const nodes = { bounds: [], links: [] };
  const root = split(nodes, boxes, order, 0, count);
  // A scene that fits one leaf still needs a node to start from.
  if (root < 0) {
    const whole = rangeBox(boxes, order, 0, count);
    nodes.links.push(root, root);
    nodes.bounds.push(...whole, ...whole);
  }
  return {
    order,
    bounds: new Float32Array(nodes.bounds),
    links: new Int32Array(nodes.links),
    triangles: edgeForm(corners, order),
    stack: new Int32Array(128),
    near: new Float64Array(128),
  };
}

function triangleBoxes(corners, count) {
  const boxes = new Float32Array(count * 6);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [corners[i * 9 + k], corners[i * 9 + 3 + k], corners[i * 9 + 6 + k]];
      boxes[i * 6 + k * 2] = Math.min(a, b, c);
      boxes[i * 6 + k * 2 + 1] = Math.max(a, b, c);
    }
  return boxes;
}

function rangeBox(boxes, order, start, end) {
  const box = [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity];
  for (let i = start; i < end; i++) grow(box, boxes, order[i] * 6);
  // Flat boxes would make 0 * Infinity in the slab test.
  for (let k = 0; k < 6; k += 2) {
    box[k] -= 1e-4;
    box[k + 1] += 1e-4;
  }
  return box;
}

function grow(box, boxes, at) {
  for (let k = 0; k < 6; k += 2) {
    if (boxes[at + k] < box[k]) box[k] = boxes[at + k];
    if (boxes[at + k + 1] > box[k + 1]) box[k + 1] = boxes[at + k + 1];
  }
}

/** Splits a range into a node and returns its link: a node number, or a coded leaf (< 0). */
function split(nodes, boxes, order, start, end) {
  const middle = end - start <= LEAF_SIZE ? -1 : partition(boxes, order, start, end);
  if (middle < 0) return ~((start << 3) | (end - start));
  const node = nodes.links.length / 2;
  nodes.links.push(0, 0);
  nodes.bounds.push(...rangeBox(boxes, order, start, middle), ...rangeBox(boxes, order, middle, end));
  nodes.links[node * 2] = split(nodes, boxes, order, start, middle);
  nodes.links[node * 2 + 1] = split(nodes, boxes, order, middle, end);
  return node;
}

const centre = (boxes, i, axis) => (boxes[i * 6 + axis * 2] + boxes[i * 6 + axis * 2 + 1]) / 2;

/** Reorders the range about the cheapest of the binned planes; returns where it divides. */
function partition(boxes, order, start, end) {
  const { axis, low, high } = widestAxis(boxes, order, start, end);
  const middle = (start + end) >> 1;
  if (!(high > low)) return end - start > 7 ? middle : -1;
  const factor = BINS / (high - low);
  const bin = (i) => Math.min(BINS - 1, Math.floor((centre(boxes, i, axis) - low) * factor));
  const plane = cheapestPlane(boxes, order, start, end, bin);
  let i = start;
  let j = end - 1;
  while (i <= j) {
    if (bin(order[i]) <= plane) i++;
    else {
      const swap = order[i];
      order[i] = order[j];
      order[j--] = swap;
    }
  }
  return i === start || i === end ? middle : i;
}

function widestAxis(boxes, order, start, end) {
  let best = { axis: 0, low: 0, high: 0 };
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity;
    let high = -Infinity;
    for (let i = start; i < end; i++) {
      const c = centre(boxes, order[i], axis);
      if (c < low) low = c;
      if (c > high) high = c;
    }
    if (high - low > best.high - best.low) best = { axis, low, high };
  }
  return best;
}

function cheapestPlane(boxes, order, start, end, bin) {
  const empty = () => [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity];
  const bins = Array.from({ length: BINS }, () => ({ box: empty(), count: 0 }));
  for (let i = start; i < end; i++) {
    const one = bins[bin(order[i])];
    one.count++;
    grow(one.box, boxes, order[i] * 6);
  }
  const left = sweep(bins);
  const right = sweep([...bins].reverse()).reverse();
  let best = 0;
  let cost = Infinity;
  for (let i = 0; i < BINS - 1; i++)
    if (left[i] + right[i + 1] < cost) {
      cost = left[i] + right[i + 1];
      best = i;
    }
  return best;
}

/** Area times count of the growing union of bins, from the first onwards. */
function sweep(bins) {
  const box = [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity];
  let count = 0;
  return bins.map((one) => {
    if (one.count) grow(box, one.box, 0);
    count += one.count;
    const [dx, dy, dz] = [box[1] - box[0], box[3] - box[2], box[5] - box[4]];
    return count ? (dx * dy + dy * dz + dz * dx) * count : 0;
  });
}

/** Corner and two edges per triangle, in leaf order: what the intersection test reads. */
function edgeForm(corners, order) {
  const triangles = new Float32Array(order.length * 9);
  order.forEach((from, i) => {
    for (let k = 0; k < 3; k++) {
      const a = corners[from * 9 + k];
      triangles[i * 9 + k] = a;
      triangles[i * 9 + 3 + k] = corners[from * 9 + 3 + k] - a;
      triangles[i * 9 + 6 + k] = corners[from * 9 + 6 + k] - a;
    }
  });
  return triangles;
}

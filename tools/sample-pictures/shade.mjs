/** What sun passes through on its way in: glazing bars and the tree outside. */
import { random } from './noise.mjs';
import { textureFromSvg } from './texture.mjs';

const SIDE = 512;

/** A window of `columns` x `rows` panes, with leaf shadow over part of it; blurred by distance. */
export function windowPattern({ columns = 2, rows = 3, foliage = 26, seed = 9, blur = 7 } = {}) {
  const w = (SIDE - 40) / columns;
  const h = (SIDE - 40) / rows;
  let drawing = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      drawing += `<rect x="${26 + i * w}" y="${26 + j * h}" width="${w - 12}" height="${h - 12}" fill="#fff"/>`;
  return textureFromSvg(svg(drawing + leaves(foliage, seed)), { blur });
}

/** Sprigs hanging in from the upper right. */
function leaves(count, seed) {
  const next = random(seed);
  let drawing = '';
  for (let sprig = 0; sprig < count / 8; sprig++) {
    const x = SIDE * (0.45 + 0.6 * next());
    const y = SIDE * (-0.05 + 0.35 * next());
    const lean = 100 + 50 * next();
    let blades = `<path d="M0 0 Q90 14 190 0" stroke="#000" stroke-width="4" fill="none"/>`;
    for (let i = 0; i < 9; i++)
      blades += `<ellipse cx="34" rx="32" ry="10" transform="translate(${18 + i * 19} 4) rotate(${(i % 2 ? 1 : -1) * (36 + 24 * next())})"/>`;
    drawing += `<g transform="translate(${x} ${y}) rotate(${lean})" fill="#000" opacity="0.85">${blades}</g>`;
  }
  return drawing;
}

const svg = (drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#000"/>${drawing}</svg>`;

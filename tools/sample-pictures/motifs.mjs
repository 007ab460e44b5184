/** The studio's fern, drawn as line art for covers and cards. */
import { textureFromSvg } from './texture.mjs';

/** Half a frond's leaflets along a gently leaning stem; coordinates in a 300 x 420 field. */
function fern() {
  let drawing =
    '<path d="M150 372 C146 280 150 180 162 70" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>';
  const pairs = 13;
  for (let i = 0; i < pairs; i++) {
    const t = i / (pairs - 1);
    const y = 322 - 246 * t;
    const x = 148 + 12 * t * t;
    const size = 74 * Math.sin(Math.PI * (0.22 + 0.73 * t)) ** 0.9;
    for (const side of [-1, 1]) {
      const turn = side < 0 ? 180 + 32 : -32;
      drawing += `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M3 0 Q${size * 0.4} ${-size * 0.2} ${size} 0 Q${size * 0.4} ${size * 0.2} 3 0Z" fill="#fff"/></g>`;
    }
  }
  return (
    drawing + '<g transform="translate(162 76) rotate(-86)"><path d="M0 0 Q14 -6 32 0 Q14 6 0 0Z" fill="#fff"/></g>'
  );
}

/** The fern on a field of the given proportions, with optional thin frame. */
export function fernMotif({ width = 300, height = 420, size = 0.8, frame = false } = {}) {
  const border = frame
    ? `<rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="3" fill="none" stroke="#fff" stroke-width="1.6"/>`
    : '';
  const left = width / 2 - 154 * size;
  const top = height / 2 - 220 * size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}"><rect width="100%" height="100%" fill="#000"/>${border}<g transform="translate(${left} ${top}) scale(${size})">${fern()}</g></svg>`;
  return textureFromSvg(svg, { blur: 1.2 });
}

/** A beetroot with three leaves, in outline, with a thin frame. */
export function beetMotif({ width = 420, height = 300 } = {}) {
  const leaf = (turn, length) =>
    `<g transform="translate(0 -46) rotate(${turn})"><path d="M0 0 V${-length}" stroke-width="5"/><path d="M0 ${-length * 0.4} C${-length * 0.34} ${-length * 0.62} ${-length * 0.22} ${-length} 0 ${-length * 1.12} C${length * 0.22} ${-length} ${length * 0.34} ${-length * 0.62} 0 ${-length * 0.4}Z" fill="#fff" stroke="none"/></g>`;
  const root =
    '<path d="M0 -48 C52 -48 66 -8 46 20 C28 44 10 46 3 84 L0 92 L-3 84 C-10 46 -28 44 -46 20 C-66 -8 -52 -48 0 -48Z" fill="#fff" stroke="none"/>';
  const drawing = `<g transform="translate(${width / 2} ${height / 2 + 26}) scale(0.86)" stroke="#fff" fill="none">${leaf(-34, 78)}${leaf(0, 96)}${leaf(34, 78)}${root}</g>`;
  const border = `<rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="3" fill="none" stroke="#fff" stroke-width="1.6"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}"><rect width="100%" height="100%" fill="#000"/>${border}${drawing}</svg>`;
  return textureFromSvg(svg, { blur: 1.2 });
}

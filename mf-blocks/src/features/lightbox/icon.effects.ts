const SVG = 'http://www.w3.org/2000/svg';

/** An icon in a square of 24 × 24, by the data of its path. */
export function icon(path: string): SVGElement {
  const [svg, line] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'path')];
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** The tile that a key leads to from the one in focus; undefined for other keys, and at the ends. */
export function tileByKey(tiles: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const place = tiles.indexOf(from);
  const isRightToLeft = getComputedStyle(from).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = isRightToLeft
    ? { ArrowRight: -1, ArrowLeft: 1 }
    : { ArrowRight: 1, ArrowLeft: -1 };
  if (key === 'Home') return tiles[0];
  if (key === 'End') return tiles.at(-1);
  if (key === 'ArrowDown') return nearestBelow(tiles, from, 1);
  if (key === 'ArrowUp') return nearestBelow(tiles, from, -1);
  const step = steps[key];
  return step === undefined ? undefined : tiles[place + step];
}

/** The tile of the next line below (1) or above (-1) that is nearest sideways. */
function nearestBelow(tiles: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const own = from.getBoundingClientRect();
  const others = tiles
    .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - own.top) * direction > 1);
  const line = Math.min(...others.map(({ box }) => Math.abs(box.top - own.top)));
  const inLine = others.filter(({ box }) => Math.abs(box.top - own.top) - line < 1);
  const distance = Math.min(...inLine.map(({ box }) => Math.abs(box.left - own.left)));
  return inLine.find(({ box }) => Math.abs(box.left - own.left) === distance)?.tile;
}

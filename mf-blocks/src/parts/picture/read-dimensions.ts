import type { Settings } from '../settings/settings';

/** Width and height in CSS pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

const SIDE = /^[1-9]\d{0,4}$/;

/** Reads a size written as `1600x1200`: exactly two whole numbers from 1 to 99,999. Undefined if absent. */
export function readDimensions(settings: Settings, name: string): Dimensions | undefined {
  const text = settings.optionalText(name);
  if (text === undefined) return undefined;
  const sides = text.split('x');
  if (sides.length !== 2 || !sides.every((side) => SIDE.test(side)))
    settings.refuse(name, 'a width and a height like 1600x1200');
  const [width, height] = sides.map(Number) as [number, number];
  return { width, height };
}

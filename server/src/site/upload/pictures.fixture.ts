import sharp, { type Sharp } from 'sharp';

/** A picture with a red left half and a blue right half, which shows its orientation. */
export function halves(width = 40, height = 20): Sharp {
  const half = { width: width / 2, height, channels: 3, background: '#c81414' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1414c8' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

/** A picture that compresses badly, so that a part of its file is a part of the picture. */
export function noise(width = 300, height = 200): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

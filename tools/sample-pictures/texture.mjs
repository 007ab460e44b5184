/** Rasterised line art (window bars, leaf motifs) sampled smoothly during rendering. */
import sharp from 'sharp';

/** One channel of an SVG drawing, 0..1, (0,0) at its lower left. Outside, `border` applies. */
export async function textureFromSvg(svg, { blur = 0, border = 0 } = {}) {
  let image = sharp(Buffer.from(svg)).flatten({ background: '#000' }).greyscale();
  if (blur > 0.3) image = image.blur(blur);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { sample: sampler(data, info.width, info.height, info.channels, border) };
}

function sampler(data, width, height, channels, border) {
  const values = Float32Array.from({ length: width * height }, (_, i) => data[i * channels] / 255);
  return (u, v) => {
    const x = u * width - 0.5;
    const y = (1 - v) * height - 0.5;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    if (!(ix >= 0 && iy >= 0 && ix < width - 1 && iy < height - 1)) return border;
    const fx = x - ix;
    const fy = y - iy;
    const o = iy * width + ix;
    const top = values[o] + (values[o + 1] - values[o]) * fx;
    const bottom = values[o + width] + (values[o + width + 1] - values[o + width]) * fx;
    return top + (bottom - top) * fy;
  };
}

import sharp from 'sharp';

/** The files of the example document: a photograph 1200 wide, and a transparent drawing. */
export async function examplePictures(): Promise<Readonly<Record<string, Buffer>>> {
  const photograph = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#884422' } });
  const drawing = sharp({
    create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 80, b: 160, alpha: 0.5 } },
  });
  return { 'mug.jpg': await photograph.jpeg().toBuffer(), 'logo.png': await drawing.png().toBuffer() };
}

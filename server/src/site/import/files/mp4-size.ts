/** Width and height in pixels, as the video is shown. */
export interface VideoPixels {
  readonly width: number;
  readonly height: number;
}

/** Part of a container: its kind and where its content lies. */
interface Box {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** The last bytes of a track's header: the matrix (nine numbers of four bytes), the width and the height. */
const MATRIX_BYTES = 36;
const SIZES_BYTES = 8;
/** Both are fixed-point numbers with 16 binary places. */
const ONE = 65_536;
const LARGEST = 20_000;

/**
 * The size of an MP4 video, by the header of its first track that has one (ISO/IEC 14496-12, section 8.3.2); undefined if none
 * tells. A phone that was held upright stores a lying video, and a matrix that turns it.
 */
export function mp4Size(bytes: Buffer): VideoPixels | undefined {
  const [movie] = boxesOf(bytes, { from: 0, to: bytes.length }, 'moov');
  if (!movie) return undefined;
  for (const track of boxesOf(bytes, movie, 'trak')) {
    const [header] = boxesOf(bytes, track, 'tkhd');
    const size = header && sizeIn(bytes, header);
    if (size) return size;
  }
  return undefined;
}

function boxesOf(bytes: Buffer, { from, to }: Omit<Box, 'kind'>, kind: string): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + HEADER_BYTES <= to;) {
    const box = boxAt(bytes, at, to);
    if (!box) break;
    if (box.kind === kind) boxes.push(box);
    at = box.to;
  }
  return boxes;
}

/** Undefined if a length is impossible: the rest of the file is then not looked at. */
function boxAt(bytes: Buffer, at: number, end: number): Box | undefined {
  const short = bytes.readUInt32BE(at);
  const isLong = short === 1;
  if (isLong && at + LONG_HEADER_BYTES > end) return undefined;
  // A length of 0 is the rest of the file.
  const length = isLong ? Number(bytes.readBigUInt64BE(at + HEADER_BYTES)) : short || end - at;
  const from = at + (isLong ? LONG_HEADER_BYTES : HEADER_BYTES);
  const to = at + length;
  return to < from || to > end ? undefined : { kind: bytes.toString('latin1', at + 4, at + HEADER_BYTES), from, to };
}

function sizeIn(bytes: Buffer, { from, to }: Box): VideoPixels | undefined {
  const matrix = to - SIZES_BYTES - MATRIX_BYTES;
  if (matrix < from) return undefined;
  const [width, height] = [0, 4].map((at) => Math.round(bytes.readUInt32BE(to - SIZES_BYTES + at) / ONE));
  if (!width || !height || width > LARGEST || height > LARGEST) return undefined;
  // The first number of the matrix is 0 where it turns by a quarter.
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** What a test video tells of itself. */
export interface ExampleVideo {
  readonly width?: number;
  readonly height?: number;
  /** True: it lies on its side, and its matrix turns it by a quarter. */
  readonly isTurned?: boolean;
  /** Bytes of its content, which is the same for the same number. */
  readonly contentBytes?: number;
}

const ONE = 65_536;

/** An MP4 with the headers of a video and content that nothing can decode; for tests. */
export function exampleMp4({ width = 1280, height = 720, isTurned, contentBytes = 1000 }: ExampleVideo = {}): Buffer {
  const matrix = isTurned ? [0, ONE, 0, -ONE, 0, 0, 0, 0, 0x4000_0000] : [ONE, 0, 0, 0, ONE, 0, 0, 0, 0x4000_0000];
  const header = box('tkhd', Buffer.alloc(40), numbers(...matrix, width * ONE, height * ONE));
  const sound = box('trak', box('tkhd', Buffer.alloc(40), numbers(...matrix, 0, 0)));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), numbers(512), Buffer.from('isomiso2mp41')),
    box('moov', box('mvhd', Buffer.alloc(100)), sound, box('trak', header)),
    box('mdat', Buffer.from(Array.from({ length: contentBytes }, (_, at) => (at * 7) % 251))),
  ]);
}

/** Captions for it. */
export const EXAMPLE_VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nCentring the clay\n');

function box(kind: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([numbers(body.length + 8), Buffer.from(kind), body]);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeInt32BE(value | 0, at * 4));
  return bytes;
}

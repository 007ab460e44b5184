import { hash } from 'node:crypto';
import { VIDEO_LIMIT } from 'shared-types/blocks/video';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Mistake } from '../check/mistake';
import { mp4Size } from './mp4-size';
import type { FoundFiles, PictureFiles } from './picture-files';
import { isWebVtt, sniffVideo } from './sniff-video';

export interface InspectedFile {
  readonly sha256: string;
  readonly contentType: string;
  readonly extension: string;
  readonly bytes: number;
  /** Of videos whose file tells their size. */
  readonly width?: number;
  readonly height?: number;
}

/** Inspects the videos of a document and their captions sequentially, so that only one is in memory. */
export async function inspectVideos(
  { videos = [] }: SiteDocument,
  files: PictureFiles,
): Promise<FoundFiles<InspectedFile>> {
  const found = new Map<string, InspectedFile>();
  const mistakes: Mistake[] = [];
  const look = async (file: string, { path, inspect }: Looking): Promise<void> => {
    if (found.has(file)) return;
    const bytes = await files.read(file).catch(() => undefined);
    const looked = bytes ? inspect(bytes) : 'cannot be read';
    if (typeof looked === 'string') mistakes.push({ path: ['videos', ...path, 'file'], message: `${file} ${looked}` });
    else found.set(file, looked);
  };
  for (const [at, { file, captions = [] }] of videos.entries()) {
    await look(file, { path: [at], inspect: inspectVideo });
    for (const [index, one] of captions.entries())
      await look(one.file, { path: [at, 'captions', index], inspect: inspectCaptions });
  }
  return { found, mistakes };
}

interface Looking {
  readonly path: readonly PropertyKey[];
  /** A string says what is wrong. */
  readonly inspect: (bytes: Buffer) => InspectedFile | string;
}

function inspectVideo(bytes: Buffer): InspectedFile | string {
  if (bytes.length > VIDEO_LIMIT.bytes) return 'is larger than 100 MB';
  const kind = sniffVideo(bytes);
  if (!kind) return 'is not an MP4 or WebM video';
  return {
    ...kind,
    ...(kind.extension === 'mp4' && mp4Size(bytes)),
    sha256: hash('sha256', bytes),
    bytes: bytes.length,
  };
}

function inspectCaptions(bytes: Buffer): InspectedFile | string {
  if (bytes.length > VIDEO_LIMIT.captionBytes) return 'is larger than 1 MB';
  if (!isWebVtt(bytes)) return 'is not a WebVTT file';
  return { contentType: 'text/vtt', extension: 'vtt', sha256: hash('sha256', bytes), bytes: bytes.length };
}

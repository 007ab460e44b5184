/** The kind of a file that pages play, by its first bytes, not by its name. */
export interface VideoKind {
  readonly contentType: 'video/mp4' | 'video/webm';
  readonly extension: 'mp4' | 'webm';
}

const WEBM = '1a45dfa3';
const DOCTYPE_WITHIN = 64;

/** Undefined for a file that not every browser plays, such as a QuickTime film. */
export function sniffVideo(bytes: Buffer): VideoKind | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.toString('hex', 0, WEBM.length / 2) === WEBM && text(0, DOCTYPE_WITHIN).includes('webm'))
    return { contentType: 'video/webm', extension: 'webm' };
  const isMp4 = text(4, 8) === 'ftyp' && text(8, 10) !== 'qt';
  return isMp4 ? { contentType: 'video/mp4', extension: 'mp4' } : undefined;
}

/** True for WebVTT captions: UTF-8 text that begins as the format does. */
export function isWebVtt(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text);
  } catch {
    // It is not UTF-8.
    return false;
  }
}

/** What addresses in stored settings stand for in a document. */
export interface FileNames {
  /** Name of the asset with the address of a picture. */
  readonly pictureName: (src: string) => string | undefined;
  /** Name of the video with such a file. */
  readonly videoName: (file: { readonly src: string }) => string | undefined;
}

/** The inverse of `storedSettings`: pictures and videos become their names. HTML stays as it is, since it is sanitized. */
export function contentSettings(settings: unknown, names: FileNames): unknown {
  const content = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(content);
    return (
      referenceOf(value, names) ??
      Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, content(inner)]))
    );
  };
  return content(settings);
}

const PICTURE_KEYS = new Set(['src', 'width', 'height', 'alt', 'focalPoint', 'preview']);
const VIDEO_KEYS = new Set(['src', 'type', 'width', 'height', 'captions']);

function referenceOf(value: object, { pictureName, videoName }: FileNames): object | undefined {
  if (!('src' in value) || typeof value.src !== 'string') return undefined;
  const keys = Object.keys(value);
  if ('width' in value && 'height' in value && 'alt' in value && keys.every((key) => PICTURE_KEYS.has(key))) {
    const asset = pictureName(value.src);
    return asset === undefined ? undefined : { asset };
  }
  if (!('type' in value) || !keys.every((key) => VIDEO_KEYS.has(key))) return undefined;
  const video = videoName({ ...value, src: value.src });
  return video === undefined ? undefined : { video };
}

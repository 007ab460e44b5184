import type { FileKind } from 'shared-types/admin/files/files';

const KINDS: Readonly<Record<string, FileKind>> = { image: 'picture', video: 'video', audio: 'sound' };

/** Kinds of the library that may have files of these media types, like `video/*`. */
export function fileKinds(accepts: readonly string[]): readonly FileKind[] {
  if (accepts.includes('*/*')) return [];
  return [...new Set(accepts.map((type) => KINDS[type.split('/', 1)[0] ?? ''] ?? 'document'))];
}

export function isAcceptedType(contentType: string, accepts: readonly string[]): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return (
    accepts.length === 0 ||
    accepts.some((one) => one === '*/*' || one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))))
  );
}

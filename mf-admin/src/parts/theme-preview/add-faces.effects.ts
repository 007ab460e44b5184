import type { StyleFont } from 'shared-types/admin/styles';
import type { PreviewFont } from './preview-font';

/** The letters of Central European languages. */
const EXT_RANGE = 'U+0100-02BA, U+1E00-1E9F';

/** A window and its `FontFace`: faces belong to the document that makes them. */
export type FaceWindow = Window & Pick<typeof globalThis, 'FontFace'>;

/**
 * Gives a document the faces of a family, unless its own sheets have them, and fetches the one of this use. Rejects with a
 * `DOMException` if that one cannot be loaded; it can be asked for again.
 */
export async function addFaces(view: FaceWindow, font: PreviewFont, use: StyleFont): Promise<void> {
  const { fonts } = view.document;
  let own = [...fonts].filter(({ family }) => unquoted(family) === font.name);
  if (own.length === 0) {
    const added = newFaces(view, font);
    for (const face of added) fonts.add(face);
    own = added.filter(({ family }) => unquoted(family) === font.name);
  }
  try {
    await own.at(use === 'heading' ? -1 : 0)?.load();
  } catch (cause) {
    // A face that has failed never tries again. Those of sheets stay.
    for (const face of own) fonts.delete(face);
    throw cause;
  }
}

function newFaces({ FontFace }: FaceWindow, { name, files }: PreviewFont): FontFace[] {
  const { text, heading, textExt, headingExt } = files;
  const isOne = text === heading;
  const rows = [
    [name, isOne ? '400 700' : '400', text, undefined],
    [name, '500 700', isOne ? undefined : heading, undefined],
    [`${name} Ext`, isOne ? '400 700' : '400', textExt, EXT_RANGE],
    [`${name} Ext`, '500 700', isOne ? undefined : headingExt, EXT_RANGE],
  ] as const;
  return rows.flatMap(([family, weight, file, unicodeRange]) =>
    file === undefined
      ? []
      : [new FontFace(family, `url("${file}")`, { weight, display: 'swap', ...(unicodeRange && { unicodeRange }) })],
  );
}

function unquoted(family: string): string {
  return family.replaceAll('"', '');
}

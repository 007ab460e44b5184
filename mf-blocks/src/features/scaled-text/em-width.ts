/** Widths of letters in sizes of the text, about, and with some room to spare: fonts differ. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/u, 1.05],
  [/[ijlftrI.,:;'’!|()[\] ]/, 0.38],
  [/[mwMW@%—]/, 0.95],
  [/\p{Lu}/u, 0.74],
  [/\p{M}/u, 0],
  [/\p{Extended_Pictographic}/u, 1.3],
];
const ORDINARY = 0.6;

/** About how wide a text is in one line, in sizes of the text; at least 1. */
export function emWidth(text: string): number {
  const width = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY;
  return Math.max(
    1,
    [...text].reduce((sum, letter) => sum + width(letter), 0),
  );
}

/** Marks that readers of these scripts leave out when they type; in others they are letters of their own. */
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu;
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};
const WHOLE_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const NO_LETTER = /[^\p{L}\p{N}\p{M}]/gu;

/** A word as it is compared: `Żurek`, `żurek` and `zurek` are one. Nothing but letters, digits and marks is left. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(WHOLE_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(NO_LETTER, '')
    .normalize('NFC');
}

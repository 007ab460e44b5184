/** A pattern of `like` for values that contain the text; `%`, `_` and backslashes in it are literal. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

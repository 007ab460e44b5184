/** Id of the block whose form comes first on a page. Blocks of the frame around the page have names instead of ids. */
export function firstFormBlock(html: string): string {
  const [, id] = / name="block" value="([0-9a-f-]{36})"/.exec(html) ?? [];
  if (id === undefined) throw new Error('No block of the page has a form.');
  return id;
}

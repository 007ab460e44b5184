/** Tags as one line, with commas between them: `Clay, "Salt, pepper"`. */
export function tagsText(tags: readonly string[]): string {
  return tags.map((tag) => (/[",]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ');
}

/** Reads such a line, as somebody typed it. Each tag is there once, in its first spelling. */
export function readTags(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const item of items(text)) {
    const tag = item.normalize('NFC').replace(/\s+/g, ' ').trim();
    const key = tag.toLowerCase();
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** The parts between commas; commas in quotation marks are text, and a doubled mark in them is one. */
function items(text: string): string[] {
  const found: string[] = [];
  let item = '';
  let isQuoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (isQuoted && character === '"' && text.charAt(place + 1) === '"') {
      item += character;
      place += 1;
    } else if (isQuoted && character === '"') isQuoted = false;
    else if (!isQuoted && character === '"' && item.trim() === '') isQuoted = true;
    else if (!isQuoted && character === ',') {
      found.push(item);
      item = '';
    } else item += character;
  }
  return [...found, item];
}

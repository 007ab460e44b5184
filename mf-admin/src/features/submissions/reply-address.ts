/** The longest quotation, in bytes when encoded: mail programs cut longer addresses off. */
const QUOTE_BYTES_MAX = 1500;

export interface Reply {
  readonly email: string;
  readonly subject: string;
  /** The text to answer. */
  readonly quoted: string;
}

/**
 * A `mailto:` URL (RFC 6068) with the subject and the quoted text. Everything is percent-encoded, so that no text of a
 * visitor becomes a header.
 */
export function replyAddress({ email, subject, quoted }: Reply): string {
  const body = `\n\n${shortened(quoted)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}`;
  const recipient = encodeURIComponent(wellFormed(email)).replace('%40', '@');
  return `mailto:${recipient}?subject=${encoded(subject.replace(/\s+/g, ' '))}&body=${encoded(body)}`;
}

/** Lines of an email end with CRLF. Half a character has no encoding. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text).replaceAll('\n', '\r\n'));
}

function shortened(text: string): string {
  const lines = wellFormed(text).replace(/\r\n?/g, '\n').trim();
  let bytes = 0;
  let end = 0;
  for (const letter of lines) {
    bytes += encodeURIComponent(letter).length;
    if (bytes > QUOTE_BYTES_MAX) return `${lines.slice(0, end)}…`;
    end += letter.length;
  }
  return lines;
}

/** Replaces halves of characters, which have no encoding. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

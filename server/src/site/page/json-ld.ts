/** Structured data in the words of schema.org: JSON text that is safe inside a `<script>` element. */
export function jsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

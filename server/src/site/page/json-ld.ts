/** Structured data (schema.org) as JSON that is safe inside a `<script>` element. */
export function jsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

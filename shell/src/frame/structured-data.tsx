import type { ReactElement } from 'react';

/** What search engines read of the page, as JSON texts; at its end, since visitors need everything else first. */
export function StructuredData({ texts }: { readonly texts: readonly string[] }): ReactElement {
  return (
    <>
      {texts.map((json) => (
        <script
          key={json}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

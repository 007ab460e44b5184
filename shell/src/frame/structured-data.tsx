import type { ReactElement } from 'react';

/** JSON-LD for search engines; last in the page, because visitors do not need it. */
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

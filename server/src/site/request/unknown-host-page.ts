import { escapeHtml } from '../../platform/http/escape-html';

/** The page for a host that no site is published at. It names the host as text, and nothing of any site. */
export function unknownHostPage(host: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>No website here</title></head>
<body><main><h1>No website here</h1><p>No website is published at ${escapeHtml(host)}. Check the address, or come back later.</p></main></body>
</html>`;
}

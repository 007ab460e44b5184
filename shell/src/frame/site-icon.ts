import type { SiteTheme } from 'shared-types/site/page/frame';

/** The site's first letter on its accent colour, as a `data:` URL, which needs no request. */
export function siteIcon(title: string, { colors }: SiteTheme): string {
  const letter = [...title.trim()][0]?.toUpperCase() ?? '';
  const text = `<text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="20" fill="${colors.onAccent}">${escapeXml(letter)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${colors.accent}"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escapeXml(letter: string): string {
  return letter.replace('&', '&amp;').replace('<', '&lt;');
}

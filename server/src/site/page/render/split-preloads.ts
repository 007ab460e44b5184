/** React writes these in front of the view that asked for them. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** What a view has rendered to: its HTML, and in front of it the links that fetch early what it shows. */
export function splitPreloads(output: string): { readonly preloads: string; readonly view: string } {
  const [preloads = ''] = PRELOADS.exec(output) ?? [];
  return { preloads, view: output.slice(preloads.length) };
}

/** React writes these before the HTML of a view. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** A view's output, split into preload links and HTML. */
export function splitPreloads(output: string): { readonly preloads: string; readonly view: string } {
  const [preloads = ''] = PRELOADS.exec(output) ?? [];
  return { preloads, view: output.slice(preloads.length) };
}

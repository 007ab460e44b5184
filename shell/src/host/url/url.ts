import type { UrlCapability } from 'shared-types/host/url';

/** A URL on this site; the path's fragment stays at the end. */
export const url: UrlCapability = (path, query = {}) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  const [address = '', fragment] = path.split('#', 2);
  const search = String(parameters);
  const mark = search && (address.includes('?') ? '&' : '?');
  return address + mark + search + (fragment === undefined ? '' : `#${fragment}`);
};

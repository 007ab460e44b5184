import type { AdminFound } from 'shared-types/admin/search';

/** Options below a title, or without one. */
export interface OptionGroup {
  readonly title?: string;
  readonly entries: readonly AdminFound[];
}

/** Fills a list box with links in groups, and returns the links. */
export function showOptions(list: HTMLElement, groups: readonly OptionGroup[]): HTMLAnchorElement[] {
  const shown = groups.filter(({ entries }) => entries.length > 0);
  list.replaceChildren(...shown.map((group, index) => groupElement(group, `${list.id}-${index}`)));
  list.hidden = shown.length === 0;
  list.scrollTop = 0;
  return [...list.querySelectorAll('a')];
}

function groupElement({ title, entries }: OptionGroup, id: string): HTMLElement {
  const group = document.createElement('div');
  const options = entries.map((entry, index) => optionElement(entry, `${id}-${index}`));
  if (title === undefined) group.setAttribute('role', 'presentation');
  else {
    const titleId = `${id}-title`;
    const heading = Object.assign(document.createElement('p'), { id: titleId, textContent: title });
    heading.className = 'admin-frame__finder-title';
    heading.setAttribute('role', 'presentation');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-labelledby', titleId);
    group.append(heading);
  }
  group.append(...options);
  return group;
}

/** A link, so that it opens in another tab as links do. */
function optionElement({ path, title, note }: AdminFound, id: string): HTMLAnchorElement {
  const option = Object.assign(document.createElement('a'), { id, href: path, tabIndex: -1 });
  option.className = 'admin-frame__finder-entry';
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.append(isolated(title));
  if (note) {
    const beside = isolated(note);
    beside.className = 'admin-frame__finder-note';
    option.append(beside);
  }
  return option;
}

function isolated(text: string): HTMLElement {
  return Object.assign(document.createElement('span'), { dir: 'auto', textContent: text });
}

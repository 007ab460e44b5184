import type { Host } from 'shared-types/host/host';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Makes tabs of the links to the menus, as the ARIA Authoring Practices describe tabs that are selected by hand: arrow keys
 * move between them, Enter and Space select. What is hidden can still be found by the browser's search and by links.
 */
export function start(root: HTMLElement, { stop, context }: Host): void {
  const list = root.querySelector<HTMLElement>('[data-menu-tabs]');
  if (!list) return;
  const tabs = [...list.querySelectorAll('a')];
  const panels = [...root.querySelectorAll<HTMLElement>('[data-menu-panel]')];
  const select = (selected: number): void => {
    for (const [index, tab] of tabs.entries()) {
      const isSelected = index === selected;
      tab.ariaSelected = String(isSelected);
      const panel = panels[index];
      // A panel that is hidden until it is found could still take the focus.
      if (isSelected) {
        tab.removeAttribute('tabindex');
        panel?.setAttribute('tabindex', '0');
        panel?.removeAttribute('hidden');
      } else {
        tab.tabIndex = -1;
        panel?.removeAttribute('tabindex');
        panel?.setAttribute('hidden', 'until-found');
      }
    }
  };
  const selectTarget = (): void => {
    const index = panels.findIndex(({ id }) => location.hash === `#${id}`);
    if (index >= 0) select(index);
  };
  const act = (event: Event, selected: number): void => {
    event.preventDefault();
    select(selected);
  };
  const press = (event: KeyboardEvent): void => {
    const from = tabs.findIndex((tab) => tab === event.target);
    if (from < 0 || hasModifier(event)) return;
    if (event.key === 'Enter' || event.key === ' ') return act(event, from);
    const to = tabAfter(event.key, { from, last: tabs.length - 1, isRtl: context.direction === 'rtl' });
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
  };

  const takeRolesAway = giveRoles(list, tabs, panels);
  select(0);
  selectTarget();
  list.parentElement?.toggleAttribute('data-menu-live', true);
  list.addEventListener('keydown', press, { signal: stop });
  for (const [index, tab] of tabs.entries())
    tab.addEventListener('click', (event) => act(event, index), { signal: stop });
  for (const [index, panel] of panels.entries())
    panel.addEventListener('beforematch', () => select(index), { signal: stop });
  window.addEventListener('hashchange', selectTarget, { signal: stop });
  stop.addEventListener('abort', () => {
    list.parentElement?.removeAttribute('data-menu-live');
    takeRolesAway();
  });
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

interface Whereabouts {
  readonly from: number;
  readonly last: number;
  readonly isRtl: boolean;
}

/** The tab a key leads to, past one end to the other; undefined for a key that leads to none. */
function tabAfter(key: string, { from, last, isRtl }: Whereabouts): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  return step && (from + (isRtl ? -step : step) + last + 1) % (last + 1);
}

/** Says what is a tab, and which panel is whose. The answer takes all of it away again. */
function giveRoles(list: HTMLElement, tabs: readonly HTMLElement[], panels: readonly HTMLElement[]): () => void {
  const served = list.role;
  list.role = 'tablist';
  for (const tab of tabs) {
    if (tab.parentElement) tab.parentElement.role = 'presentation';
    tab.role = 'tab';
  }
  for (const [index, panel] of panels.entries()) {
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tabs[index]?.id ?? '');
    tabs[index]?.setAttribute('aria-controls', panel.id);
  }
  return () => {
    list.role = served;
    const given = ['role', 'aria-selected', 'aria-controls', 'aria-labelledby', 'tabindex', 'hidden'];
    const changed = [...tabs, ...tabs.map((tab) => tab.parentElement), ...panels];
    for (const element of changed) for (const name of given) element?.removeAttribute(name);
  };
}

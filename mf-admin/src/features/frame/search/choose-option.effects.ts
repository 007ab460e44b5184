/** The option of a combobox that Enter opens. */
export interface OptionChoice {
  /** Chooses among other options from now on, the first of them. */
  among(options: readonly HTMLAnchorElement[]): void;
  /** Chooses the next or the one before, round and round. */
  move(by: 1 | -1): void;
  /** Undefined if there are no options. */
  current(): HTMLAnchorElement | undefined;
}

/** Keeps the focus in the input, and tells assistive technology which option is chosen. */
export function chooseOption(input: HTMLInputElement): OptionChoice {
  let all: readonly HTMLAnchorElement[] = [];
  let index = 0;
  const choose = (next: number): void => {
    all[index]?.setAttribute('aria-selected', 'false');
    index = next;
    const option = all[index];
    if (!option) return input.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  return {
    among(options) {
      all = options;
      input.setAttribute('aria-expanded', String(options.length > 0));
      choose(0);
    },
    move(by) {
      if (all.length > 0) choose((index + by + all.length) % all.length);
    },
    current: () => all[index],
  };
}

import type { Period, Step } from './period';

export interface StepText {
  /** In full, for the table. */
  readonly name: string;
  /** For the axis; absent where there is no room. */
  readonly label?: string;
}

const NAME: Readonly<Record<Step, Intl.DateTimeFormatOptions>> = {
  hour: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
};
const LABEL: Readonly<Record<Period['id'], Intl.DateTimeFormatOptions>> = {
  today: { hour: 'numeric' },
  week: { weekday: 'short', day: 'numeric' },
  month: { day: 'numeric', month: 'short' },
  year: { month: 'short' },
};
/** Every how many steps a label fits, counted from the newest; hours are counted from midnight. */
const LABEL_EVERY: Readonly<Record<Period['id'], number>> = { today: 6, week: 2, month: 7, year: 3 };

export function stepTexts({ id, step, steps, timeZone }: Period, locale: string): StepText[] {
  const [name, label] = [NAME[step], LABEL[id]].map(
    (options) => new Intl.DateTimeFormat(locale, { ...options, timeZone }),
  );
  const every = LABEL_EVERY[id];
  return steps.map((time, index) => {
    const place = id === 'today' ? index : steps.length - 1 - index;
    return { name: name?.format(time) ?? '', ...(place % every === 0 && label ? { label: label.format(time) } : {}) };
  });
}

export function rangeText({ from, to, timeZone }: Pick<Period, 'from' | 'to' | 'timeZone'>, locale: string): string {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return days.formatRange(from, new Date(to.getTime() - 1));
}

/** The choices, each with its values and their texts; the first is the default. */
export const SWITCHES = {
  stage: { label: 'Stage', values: { live: 'Live', loading: 'Loading', failed: 'Failed' } },
  server: {
    label: 'Server',
    values: { accepts: 'Accepts', refuses: 'Refuses', fails: 'Fails', hangs: 'Never answers' },
  },
  consent: { label: 'Consent', values: { none: 'Not asked yet', accepted: 'Accepted', declined: 'Declined' } },
  language: { label: 'Language', values: { en: 'English', pl: 'Polski' } },
  direction: { label: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  width: { label: 'Screen', values: { full: 'Full', tablet: 'Tablet, 800', phone: 'Phone, 390', small: 'Small, 320' } },
} as const;

type SwitchName = keyof typeof SWITCHES;

export type Choice = {
  readonly [K in SwitchName]: keyof (typeof SWITCHES)[K]['values'];
} & {
  /** `<feature id>:<name of the example>`. */
  readonly sample: string;
};

/** Reads a choice from an address; unknown values become defaults. */
export function readChoice(query: URLSearchParams, samples: readonly string[]): Choice {
  const one = (name: string, known: readonly string[]) =>
    known.find((value) => value === query.get(name)) ?? known[0] ?? '';
  const switched = Object.entries(SWITCHES).map(([name, { values }]) => [name, one(name, Object.keys(values))]);
  return { ...(Object.fromEntries(switched) as Omit<Choice, 'sample'>), sample: one('sample', samples) };
}

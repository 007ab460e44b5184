/** What can be switched, each with its values by name and what people read of them; the first one is where it starts. */
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

/** What is shown, and how; it stands in the address, so that a link leads back to it. */
export type Choice = {
  readonly [K in SwitchName]: keyof (typeof SWITCHES)[K]['values'];
} & {
  /** `<feature id>:<name of the sample>`. */
  readonly sample: string;
};

/** Reads a choice from an address; what it does not know is as at the start. */
export function readChoice(query: URLSearchParams, samples: readonly string[]): Choice {
  const one = (name: string, known: readonly string[]) =>
    known.find((value) => value === query.get(name)) ?? known[0] ?? '';
  const switched = Object.entries(SWITCHES).map(([name, { values }]) => [name, one(name, Object.keys(values))]);
  return { ...(Object.fromEntries(switched) as Omit<Choice, 'sample'>), sample: one('sample', samples) };
}

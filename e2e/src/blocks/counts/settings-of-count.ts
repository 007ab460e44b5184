import type { EditorField, EditorValues, LinkHosts, ListField, ValueField } from 'shared-types/site/block-editor';
import { isFieldShown } from 'shared-types/site/is-field-shown';
import { listPath, productSlugs, type CountState } from './count-states';

type Values = Readonly<Record<string, unknown>>;

/** What an owner fills in. */
interface Filling {
  readonly state: CountState;
  /** Names of pictures of the site. */
  readonly pictures: readonly string[];
}

/** Position in the list whose item is filled in; 0 outside of lists. */
interface Place {
  readonly index: number;
  readonly isItem: boolean;
}

/** Texts that something else reads, such as an address or a date: they keep their defaults. */
const FORMAL =
  /^(?:until|timeZone|url|embed|handle|account|publishedAt|identifier|formula|amounts|key|value|captcha.*|shownWhen.*)$/;
/** The setting of a list of products that names them by their slugs. */
const PRODUCTS = 'only';
const VIDEO = 'https://vimeo.com/76979871';

/** Settings with this many items in every list of a panel, as its owner can save them. */
export function settingsOfCount(
  { fields, defaults }: { readonly fields: readonly EditorField[]; readonly defaults: EditorValues },
  filling: Filling,
  chosen: EditorValues = {},
): Values {
  return filled(fields, { ...defaults, ...chosen }, { filling, place: { index: 0, isItem: false } });
}

interface Given {
  readonly filling: Filling;
  readonly place: Place;
}

/** Keeps what has no field and what is a choice. */
function filled(fields: readonly EditorField[], begun: Values, given: Given): Values {
  return fields.reduce<Values>((values, field) => {
    if (!isFieldShown(field, values)) return values;
    const begins = valueAt(values, field.key);
    const value = FORMAL.test(field.key) ? formalValue(field, begins) : valueOf(field, begins, given);
    return value === undefined ? values : withValue(values, field.key.split('.'), value);
  }, begun);
}

/** The only one of them that has no default is a formula. */
const formalValue = (field: EditorField, begins: unknown) =>
  begins ?? (field.kind === 'text' && field.required ? '1' : undefined);

function valueOf(field: EditorField, given: unknown, { filling, place }: Given): unknown {
  if (field.kind === 'list') return itemsOf(field, { filling, place });
  if (filling.state.name === 'none' && !isRequired(field) && field.kind !== 'page')
    return field.kind === 'choice' ? given : emptyOf(given);
  return VALUES[field.kind](field as never, { filling, place, given });
}

const isRequired = (field: ValueField) => 'required' in field && field.required === true;

/** A new block without what need not be there. */
function emptyOf(given: unknown): unknown {
  if (typeof given === 'string') return '';
  return Array.isArray(given) ? [] : given;
}

function itemsOf({ fields, item, id, least = 0, most }: ListField, { filling }: Given): readonly Values[] {
  const count = Math.max(least, Math.min(most, filling.state.items));
  return Array.from({ length: count }, (_, index) =>
    filled(
      fields,
      { ...item, ...(id !== undefined && { [id]: `item-${index + 1}` }) },
      {
        filling,
        place: { index, isItem: true },
      },
    ),
  );
}

interface Wanted extends Given {
  /** What a new block or item has. */
  readonly given: unknown;
}

type ValuesByKind = {
  readonly [Kind in ValueField['kind']]: (field: Extract<ValueField, { kind: Kind }>, wanted: Wanted) => unknown;
};

const VALUES: ValuesByKind = {
  text: ({ longest, pattern }, { filling, place, given }) =>
    pattern === undefined ? cut(filling.state.textOf(place.index), longest) : given,
  texts: ({ key, most, longest }, { filling: { state } }) =>
    key === PRODUCTS
      ? productSlugs(state)
      : Array.from({ length: Math.min(most, Math.max(1, state.items)) }, (_, index) =>
          cut(state.textOf(index), longest),
        ),
  'rich-text': ({ longest }, { filling, place }) => `<p>${cut(filling.state.textOf(place.index), longest - 7)}</p>`,
  number: ({ least }, { given }) => given ?? (least > 0 ? undefined : given),
  // With hostile texts every optional part is shown.
  switch: (_, { filling, given }) => (filling.state.name === 'hostile' ? true : given),
  choice: ({ choices }, { place, given }) =>
    place.isItem ? choices[(place.index + choicesBefore(choices)) % choices.length]?.value : given,
  colour: (_, { given }) => given,
  spacing: (_, { given }) => given,
  picture: (_, { filling, place }) => pictureAt(filling, place.index),
  pictures: ({ most }, { filling }) =>
    Array.from({ length: Math.min(most, filling.state.items) }, (_, index) => pictureAt(filling, index)),
  file: ({ accepts }) => (accepts.includes('video/mp4') ? { video: 'from-clay-to-table' } : undefined),
  link: (field, { filling, place, given }) => ({
    ...Object(given),
    href: addressOf(field, filling.state),
    label: cut(filling.state.textOf(place.index), 200),
  }),
  url: ({ hosts }, { given }) => given ?? `https://${hosts?.[0] ?? 'example.com'}/`,
  dataset: (_, { filling: { state } }) =>
    Array.from({ length: state.items }, (_, index) => ({ label: cut(state.textOf(index), 100), values: [index + 1] })),
  place: (_, { given }) => given,
  form: (_, { given }) => given,
  'mailing-list': (_, { given }) => given,
  page: (_, { filling: { state } }) => listPath(state),
  code: (_, { given }) => given,
};

/** Items take the choices in turn, beginning with the first that is not empty. */
const choicesBefore = (choices: readonly { readonly value: unknown }[]) =>
  choices.findIndex(({ value }) => !String(value).endsWith('Empty'));

function addressOf(field: { readonly when?: ValueField['when']; readonly hosts?: LinkHosts }, state: CountState) {
  if (field.hosts) return `https://${field.hosts[0]}/colonnade`;
  return field.when?.is.includes('video') ? VIDEO : listPath(state);
}

const cut = (text: string, longest: number) => text.slice(0, longest);

const pictureAt = ({ pictures }: Filling, index: number) => ({ asset: pictures[index % pictures.length] ?? '' });

function valueAt(values: Values, key: string): unknown {
  return key.split('.').reduce<unknown>((value, part) => (Object(value) as Values)[part], values);
}

function withValue(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [name]: value };
  return { ...values, [name]: withValue(Object(values[name]) as Values, rest, value) };
}

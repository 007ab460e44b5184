/** Reads a block's settings one by one. Invalid ones throw an error that names the setting. */
export interface Settings {
  text(name: string): string;
  optionalText(name: string): string | undefined;
  /** True if the setting equals this text. */
  is(name: string, text: string): boolean;
  /** One of the listed values; the first if absent. */
  oneOf<const T extends string | number>(name: string, allowed: readonly [T, ...T[]]): T;
  /** A number above zero, or undefined if absent. */
  optionalSize(name: string): number | undefined;
  /** A number from `least` to `most`, or undefined if absent. */
  optionalNumber(name: string, least: number, most: number): number | undefined;
  /** A number from 0 to 1; 0.5 if absent. */
  fraction(name: string): number;
  /** A boolean; `absent` (default false) if absent. */
  flag(name: string, absent?: boolean): boolean;
  /** A boolean, or undefined if absent. */
  optionalFlag(name: string): boolean | undefined;
  group(name: string): Settings;
  optionalGroup(name: string): Settings | undefined;
  list(name: string): readonly Settings[];
  /** Refuses a setting that was read; `must` ends the sentence. */
  refuse(name: string, must: string): never;
  /** The same; an empty list if absent. */
  optionalList(name: string): readonly Settings[];
}

/** Reads settings; `where` is the prefix of nested names. */
export function readSettings(value: unknown, where = ''): Settings {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where ? `The setting “${where}”` : 'A block’s settings'} must be an object.`);
  const record = value as Readonly<Record<string, unknown>>;
  const path = (name: string) => (where ? `${where}.${name}` : name);
  const refuse = (name: string, must: string): never => {
    throw new Error(`The setting “${path(name)}” must be ${must}.`);
  };
  const optionalText = (name: string) => {
    const text = record[name] ?? '';
    return typeof text === 'string' ? text || undefined : refuse(name, 'text');
  };
  const settings: Settings = {
    refuse,
    optionalText,
    text: (name) => optionalText(name) ?? refuse(name, 'text that is not empty'),
    is: (name, text) => record[name] === text,
    oneOf(name, allowed) {
      const found = record[name] ?? allowed[0];
      return allowed.find((entry) => entry === found) ?? refuse(name, `one of ${allowed.join(', ')}`);
    },
    optionalSize(name) {
      const size = record[name] ?? undefined;
      return size === undefined || (typeof size === 'number' && Number.isFinite(size) && size > 0)
        ? size
        : refuse(name, 'a number above zero');
    },
    optionalNumber(name, least, most) {
      const number = record[name] ?? undefined;
      return number === undefined || (typeof number === 'number' && number >= least && number <= most)
        ? number
        : refuse(name, `a number from ${least} to ${most}`);
    },
    fraction: (name) => settings.optionalNumber(name, 0, 1) ?? 0.5,
    flag(name, absent = false) {
      const flag = record[name] ?? absent;
      return typeof flag === 'boolean' ? flag : refuse(name, 'true or false');
    },
    optionalFlag: (name) => (record[name] === undefined || record[name] === null ? undefined : settings.flag(name)),
    group: (name) => readSettings(record[name], path(name)),
    optionalGroup: (name) => (record[name] === undefined || record[name] === null ? undefined : settings.group(name)),
    list(name) {
      const entries = record[name];
      return Array.isArray(entries)
        ? entries.map((entry, index) => readSettings(entry, `${path(name)}[${index}]`))
        : refuse(name, 'a list');
    },
    optionalList: (name) => (record[name] === undefined || record[name] === null ? [] : settings.list(name)),
  };
  return settings;
}

import { PLACES_LIMIT } from 'shared-types/admin/store/price-rules';
import { COUNTRY_CODES } from '../../commerce/checkout/country-codes';
import { comparedName } from '../../commerce/delivery/compared-name';
import type { FieldReader } from '../field-reader';
import type { Fields } from '../form-fields';

/** Parts of a country; empty lists mean all of it. */
export interface NarrowPlaces {
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
}

/** Messages for invalid lines. */
export interface PlacesMessages {
  readonly tooManyLines: (most: number) => string;
  readonly lineTooLong: (line: string, most: number) => string;
  readonly zip: (line: string) => string;
  readonly country: (line: string) => string;
}

interface Lines {
  readonly name: string;
  /** Longest line, in characters. */
  readonly longest: number;
  readonly messages: PlacesMessages;
}

const SIGNIFICANT = /[\p{L}\p{N}]/u;
const SHOWN = 40;

/** Parses states and beginnings of postal codes, one per line. */
export function readPlaces(reader: FieldReader, messages: PlacesMessages): NarrowPlaces {
  const states = readLines(reader, { name: 'states', longest: PLACES_LIMIT.stateLength, messages });
  const zipPrefixes = readLines(reader, { name: 'zips', longest: PLACES_LIMIT.zipLength, messages });
  // Codes are compared without spaces and hyphens, so a prefix of only these would match every code.
  const empty = zipPrefixes.find((line) => !SIGNIFICANT.test(line));
  if (empty !== undefined) reader.refuse('zips', messages.zip(empty));
  return { states, zipPrefixes };
}

export interface CountriesToRead {
  /** The language of the country names. */
  readonly locale: string;
  /** Saved codes, which documents may use although no list contains them. */
  readonly known: readonly string[];
  readonly messages: PlacesMessages;
}

/** Parses countries, one per line: names in the site's language or English, or two-letter codes. */
export function readCountries(reader: FieldReader, { locale, known, messages }: CountriesToRead): string[] {
  const longest = PLACES_LIMIT.countryLength;
  const codes = codesByName([...COUNTRY_CODES, ...known], locale);
  const found = readLines(reader, { name: 'countries', longest, messages }).flatMap((line) => {
    const code = codes.get(comparedName(line));
    if (code === undefined) reader.refuse('countries', messages.country(line));
    return code ?? [];
  });
  return [...new Set(found)];
}

/** Country names, one per line, for the field. */
export function countryNames(codes: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return codes.map((code) => names.of(code) ?? code);
}

/** Form fields of the places. */
export function placeFields({ states, zipPrefixes }: NarrowPlaces): Fields {
  return { states: states.join('\n'), zips: zipPrefixes.join('\n') };
}

function codesByName(codes: readonly string[], locale: string): ReadonlyMap<string, string> {
  const named = [...new Set(['en', locale])].flatMap((language) => {
    const names = countryNames(codes, language);
    return codes.map((code, index) => [comparedName(names[index] ?? code), code] as const);
  });
  return new Map([...named, ...codes.map((code) => [comparedName(code), code] as const)]);
}

function readLines(reader: FieldReader, { name, longest, messages }: Lines): string[] {
  const most = PLACES_LIMIT.lines;
  const typed = reader.text(name, most * (longest + 2));
  const lines = [...new Set(typed.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  if (lines.length > most) reader.refuse(name, messages.tooManyLines(most));
  const long = lines.find((line) => line.length > longest);
  if (long !== undefined) reader.refuse(name, messages.lineTooLong(`${long.slice(0, SHOWN)}…`, longest));
  return lines;
}

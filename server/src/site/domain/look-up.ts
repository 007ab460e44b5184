import { Resolver } from 'node:dns/promises';
import type { RecordState } from 'shared-types/admin/domains';
import type { Config } from '../../platform/environment/config';
import { txtName, txtValue } from './domain-records';

/** Of one question to one server; there are two tries. */
const ANSWER_WITHIN_MS = 2000;
const TRIES = 2;
/** A name or a type of record that does not exist. Every other failure says nothing about the records. */
const NOTHING: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];
/** Foreign values that are stored to be shown, and their length. */
const MOST_FOUND = 4;
const LONGEST_FOUND = 255;

/** What DNS says of a record. */
interface FoundRecord {
  readonly state: RecordState;
  /** Other values in its place. */
  readonly found: readonly string[];
}

/** What DNS says of a domain; a part is absent if DNS did not answer. */
export interface FoundRecords {
  readonly txt?: FoundRecord;
  readonly address?: FoundRecord;
  /** IP addresses of the target, if it has some. */
  readonly addresses?: readonly string[];
}

interface WantedRecords {
  readonly domain: string;
  readonly token: string;
  /** The site's name on the product host. */
  readonly target: string;
}

type Values = readonly string[] | undefined;

/** Looks up the two records of a domain. Nothing is cached but by the DNS servers. */
export async function lookUp(
  { domain, token, target }: WantedRecords,
  { dnsServers }: Pick<Config, 'dnsServers'>,
): Promise<FoundRecords> {
  const resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: TRIES });
  if (dnsServers) resolver.setServers(dnsServers);
  const [txts, names, own, wanted] = await Promise.all([
    valuesOf(async () => (await resolver.resolveTxt(txtName(domain))).map((parts) => parts.join(''))),
    valuesOf(() => resolver.resolveCname(domain)),
    addressesOf(resolver, domain),
    addressesOf(resolver, target),
  ]);
  const address = addressRecord({ names, own, wanted, target });
  return {
    ...(txts && { txt: txtRecord(txts, txtValue(token)) }),
    ...(address && { address }),
    ...(wanted && wanted.length > 0 && { addresses: wanted }),
  };
}

/** Undefined if DNS did not answer. */
async function valuesOf(question: () => Promise<string[]>): Promise<Values> {
  try {
    return await question();
  } catch (error) {
    const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
    // Errors of DNS alone name the question; all others are mistakes in the code.
    if (typeof syscall !== 'string' || !syscall.startsWith('query')) throw error;
    return NOTHING.includes(code) ? [] : undefined;
  }
}

async function addressesOf(resolver: Resolver, name: string): Promise<Values> {
  const [v4, v6] = await Promise.all([
    valuesOf(() => resolver.resolve4(name)),
    valuesOf(() => resolver.resolve6(name)),
  ]);
  return v4 && v6 && [...v4, ...v6].sort();
}

/** Some providers keep the quotation marks that an owner copied with a value. */
function txtRecord(values: readonly string[], wanted: string): FoundRecord {
  const isRight = values.some((value) => value.trim().replace(/^"|"$/g, '') === wanted);
  return isRight ? RIGHT : inPlace(values);
}

interface AddressAnswers {
  readonly names: Values;
  readonly own: Values;
  readonly wanted: Values;
  readonly target: string;
}

/** A `CNAME` to the target is right, and so are addresses that the target has too, as an `ALIAS` or `A` records give them. */
function addressRecord({ names, own, wanted, target }: AddressAnswers): FoundRecord | undefined {
  if (names?.some((name) => name.toLowerCase().replace(/\.$/, '') === target)) return RIGHT;
  if (!names || !own) return undefined;
  if (own.length > 0 && !wanted) return undefined;
  if (own.length > 0 && own.every((address) => wanted?.includes(address))) return RIGHT;
  return inPlace(names.length > 0 ? names : own);
}

const RIGHT: FoundRecord = { state: 'right', found: [] };

function inPlace(values: readonly string[]): FoundRecord {
  if (values.length === 0) return { state: 'missing', found: [] };
  return { state: 'wrong', found: values.slice(0, MOST_FOUND).map((value) => value.slice(0, LONGEST_FOUND)) };
}

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIP } from 'node:net';

const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
const [NO_ERROR, SERVER_FAILURE, NO_NAME] = [0, 2, 3];

type DnsRecords = Readonly<Partial<Record<keyof typeof TYPES, readonly string[]>>>;

/** A DNS server on this machine. */
export interface DnsServer {
  /** As in the setting `DNS_SERVERS`. */
  readonly address: string;
  /** Names of the questions so far. */
  readonly questions: readonly string[];
  /** Replaces the records of a name; without records there is no such name. */
  set(name: string, records?: DnsRecords): void;
  /** How it answers from now on: `failing` as one whose own source is away, `silent` not at all. */
  become(mood: 'well' | 'failing' | 'silent'): void;
  close(): Promise<void>;
}

export async function openDnsServer(): Promise<DnsServer> {
  const zone = new Map<string, DnsRecords>();
  const questions: string[] = [];
  let mood: 'well' | 'failing' | 'silent' = 'well';
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query);
    questions.push(name);
    if (mood === 'silent') return;
    const answers = mood === 'well' ? answersTo(zone, name, type) : [];
    const known = mood === 'well' && (zone.has(name) || answers.length > 0) ? NO_ERROR : NO_NAME;
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(0x8180 | (mood === 'failing' ? SERVER_FAILURE : known), 2);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    set: (name, records) => void (records ? zone.set(name, records) : zone.delete(name)),
    become: (next) => void (mood = next),
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function questionOf(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The records of a type; a `CNAME` answers every question, followed by what its target has. */
function answersTo(zone: ReadonlyMap<string, DnsRecords>, name: string, type: number): Buffer[] {
  const records = zone.get(name) ?? {};
  const [kind] = Object.entries(TYPES).find(([, number]) => number === type) ?? [];
  const own = (records[kind as keyof DnsRecords] ?? []).map((value) => recordOf(name, type, value));
  const alias = type === TYPES.CNAME ? undefined : records.CNAME?.[0];
  return alias === undefined ? own : [recordOf(name, TYPES.CNAME, alias), ...answersTo(zone, alias, type)];
}

function recordOf(name: string, type: number, value: string): Buffer {
  const data = dataOf(type, value);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameOf(name), fixed, data]);
}

function dataOf(type: number, value: string): Buffer {
  if (type === TYPES.CNAME) return nameOf(value);
  if (type === TYPES.TXT) return Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
  if (isIP(value) === 4) return Buffer.from(value.split('.').map(Number));
  return Buffer.from(value.split(':').flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]));
}

function nameOf(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

// A process with many clients, each with an open event stream: `follow-clients.ts <count> <process number> <remote> <url…>`.
// It sends 'open' once every client has received data. For each message `isOff` from the parent, it sends the times
// (milliseconds since 1970) at which each client saw the remote switched off, or on.
import { once } from 'node:events';
import { Agent, get } from 'node:http';

const [count = '0', which = '0', remote = '', ...urls] = process.argv.slice(2);
/** Connections opened at a time. */
const AT_ONCE = 100;
const agent = new Agent({ maxSockets: Infinity, keepAlive: false });

const clients: { isOff: boolean; seen: ((time: number) => void) | undefined }[] = [];
let wanted: boolean | undefined;

async function open(index: number) {
  const address = `10.${which}.${Math.floor(index / 250)}.${index % 250}`;
  const request = get(`${urls[index % urls.length]}/api/site/release/events`, {
    agent,
    headers: { 'x-forwarded-for': address },
  });
  const [reply] = await once(request, 'response');
  if (reply.statusCode !== 200) throw new Error(`A stream was refused with ${reply.statusCode}.`);
  const client: (typeof clients)[number] = { isOff: false, seen: undefined };
  clients.push(client);
  let text = '';
  await new Promise((resolve) => {
    reply.setEncoding('utf8').on('data', (chunk: string) => {
      const time = Date.now();
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        client.isOff = text.slice(0, end).includes(`"${remote}"`);
        text = text.slice(end + 2);
      }
      if (client.isOff === wanted) client.seen?.(time);
      resolve(undefined);
    });
  });
}

async function reportWhenSeen(isOff: boolean) {
  wanted = isOff;
  const times = clients.map((client) => new Promise((resolve) => (client.seen = resolve)));
  process.send?.(await Promise.all(times));
}

process.on('message', (isOff) => void reportWhenSeen(Boolean(isOff)));

for (let from = 0; from < Number(count); from += AT_ONCE) {
  const next = Math.min(AT_ONCE, Number(count) - from);
  await Promise.all(Array.from({ length: next }, (_, index) => open(from + index)));
}
process.send?.('open');

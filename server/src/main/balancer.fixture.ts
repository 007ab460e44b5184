import { once } from 'node:events';
import { Agent, createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_EVERY_MS = 50;
const NO_ANSWER = 502;

export interface Balancer {
  /** Its URL, without a slash at the end. */
  readonly address: string;
  /** Number of requests that each server got. */
  readonly shares: () => readonly number[];
  untilReady(index: number): Promise<void>;
  close(): Promise<void>;
}

interface Target {
  readonly address: string;
  readonly agent: Agent;
  isReady: boolean;
  share: number;
}

/** Opens a balancer that polls `/readyz`, keeps connections alive, never retries, and answers 502 on failure. */
export async function openBalancer(addresses: readonly string[]): Promise<Balancer> {
  const targets = addresses.map((address): Target => {
    return { address, agent: new Agent({ keepAlive: true }), isReady: true, share: 0 };
  });
  let isOver = false;
  const watching = targets.map(async (target) => {
    while (!isOver) {
      target.isReady = await fetch(`${target.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      await pause(POLL_EVERY_MS);
    }
  });
  let turn = 0;
  const server = createServer((call, reply) => {
    turn += 1;
    const ready = targets.filter(({ isReady }) => isReady);
    const target = ready[turn % ready.length];
    if (target) pass(call, reply, target);
    else refuse(reply, 'no server is ready');
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    shares: () => targets.map(({ share }) => share),
    untilReady: async (index) => {
      while (!targets[index]?.isReady) await pause(POLL_EVERY_MS);
    },
    close: async () => {
      isOver = true;
      await Promise.all(watching);
      for (const { agent } of targets) agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(call: IncomingMessage, reply: ServerResponse, target: Target): void {
  const { method, headers } = call;
  target.share += 1;
  const onward = forward(
    new URL(call.url ?? '/', target.address),
    { method, headers, agent: target.agent },
    (answer) => {
      reply.writeHead(answer.statusCode ?? NO_ANSWER, answer.headers);
      answer.pipe(reply);
    },
  );
  onward.once('error', (error) => refuse(reply, String(error)));
  call.pipe(onward);
}

function refuse(reply: ServerResponse, reason: string): void {
  if (reply.headersSent) reply.destroy();
  else reply.writeHead(NO_ANSWER, { 'content-type': 'application/json' }).end(JSON.stringify({ code: reason }));
}

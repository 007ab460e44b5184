import { hash } from 'node:crypto';
import type { Answer } from '../../../platform/outgoing/receiver.fixture';

export const API_KEY = '0123456789abcdef0123456789abcdef-us6';
export const AUDIENCE_ID = 'a1b2c3d4e5';
const BASE = '/3.0';

interface Member {
  readonly email_address: string;
  readonly status: string;
}

/** A stand-in for Mailchimp's Marketing API 3.0, with one account of one audience. */
export interface Mailchimp {
  readonly answer: Answer;
  /** By the hash of the address. */
  readonly members: Map<string, Member>;
  statusOf(email: string): string | undefined;
  /** Addresses that only their owners can subscribe again. */
  readonly blocked: Set<string>;
}

export const memberHash = (email: string) => hash('md5', email.toLowerCase());

export function openMailchimp(): Mailchimp {
  const members = new Map<string, Member>();
  const blocked = new Set<string>();
  const put = (id: string, sent: Readonly<Record<string, string>>) => {
    const { email_address: email = '', status_if_new: ifNew, status } = sent;
    if (!email.includes('@')) return problem(400, 'Invalid Resource', `${email} looks fake or invalid.`);
    if (memberHash(email) !== id) return problem(400, 'Bad Request', 'The hash is of another address.');
    if (blocked.has(email))
      return problem(400, 'Member In Compliance State', `${email} is in a compliance state and cannot be subscribed.`);
    const next = members.has(id) ? (status ?? members.get(id)?.status) : ifNew;
    if (next === undefined) return problem(400, 'Invalid Resource', 'status_if_new is missing.');
    return store(id, { email_address: email, status: next });
  };
  const patch = (id: string, { status }: Readonly<Record<string, string>>) => {
    const member = members.get(id);
    if (!member) return problem(404, 'Resource Not Found', 'The requested resource could not be found.');
    return store(id, { ...member, status: status ?? member.status });
  };
  const store = (id: string, member: Member) => {
    members.set(id, member);
    return { status: 200, body: { id, ...member } };
  };
  const replyTo: (...input: Parameters<Answer>) => Reply = (_, { method, path, headers, body }) => {
    const { pathname } = new URL(path, 'https://mailchimp.example');
    const key = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64')
      .toString()
      .split(':')[1];
    if (key !== API_KEY) return problem(401, 'API Key Invalid', 'Your API key may be invalid.');
    const [, audience, member] = /^\/3\.0\/lists\/([^/]+)(?:\/members\/([^/]+))?$/.exec(pathname) ?? [];
    if (audience !== AUDIENCE_ID)
      return problem(404, 'Resource Not Found', 'The requested resource could not be found.');
    if (member === undefined) return { status: 200, body: { id: audience } };
    const sent = JSON.parse(body) as Readonly<Record<string, string>>;
    return method === 'PUT' ? put(member, sent) : patch(member, sent);
  };
  return {
    members,
    blocked,
    statusOf: (email) => members.get(memberHash(email))?.status,
    answer: (response, message) => {
      const { status, body } = replyTo(response, message);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    },
  };
}

/** Its base URL at a receiver. */
export const mailchimpAt = (url: string) => new URL(BASE, url).href;

interface Reply {
  readonly status: number;
  readonly body: object;
}

function problem(status: number, title: string, detail: string): Reply {
  return { status, body: { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail } };
}

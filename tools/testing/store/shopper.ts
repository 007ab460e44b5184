import type { FormState } from 'shared-types/render';
import { COOKIE } from 'shared-types/site/cookie';
import { createCrumb } from '../../../server/src/platform/http/cookie/crumb';
import { sealedCookie } from '../server/sealed-cookie';
import type { TestServer } from '../server/test-server';

type App = TestServer['app'];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Fields = Readonly<Record<string, unknown>>;

interface Sent {
  readonly method: Method;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

export interface FilesToPost {
  readonly field: string;
  readonly files: readonly (readonly [name: string, bytes: Uint8Array])[];
  /** True to send it without script. */
  readonly isForm?: boolean;
}

const SEAL = /~[\w-]{22}$/;
const SESSIONS: ReadonlySet<string> = new Set([COOKIE.session, COOKIE.member]);

export type Reply = Awaited<ReturnType<App['inject']>>;

/** A visitor's browser as the server sees it: host, cookies and crumb. */
export interface Shopper {
  readonly cookies: ReadonlyMap<string, string>;
  /** A cookie's value without its seal. */
  valueOf(name: string): string | undefined;
  /** Another browser with the same cookies: a request already on its way. */
  twin(): Shopper;
  /** Sets a cookie as if the host had; a session cookie also gets a matching crumb. */
  setCookie(name: string, value: string): void;
  get(path: string): Promise<Reply>;
  call(method: Method, path: string, body?: unknown): Promise<Reply>;
  /** Posts a form with files, by script or, with `isForm`, without. */
  postFiles(path: string, fields: Fields, sent: FilesToPost): Promise<Reply>;
  /** Posts a form without script; an array is a repeated field. */
  post(path: string, fields: Fields): Promise<Reply>;
}

export function createShopper(app: App, host: string, jar: ReadonlyMap<string, string> = new Map()): Shopper {
  const cookies = new Map(jar);
  const valueOf = (name: string): string | undefined => cookies.get(name)?.replace(SEAL, '');
  const [hostname = ''] = host.split(':');
  const freshCrumb = (): string =>
    createCrumb(app.cookieSeal, {
      host: hostname,
      session: valueOf(COOKIE.session),
      member: valueOf(COOKIE.member),
    });
  // Identifies the browser: a cart belongs to the one that opened it.
  let crumb = jar.get(COOKIE.crumb) ?? freshCrumb();
  cookies.set(COOKIE.crumb, crumb);

  const send = async (request: Sent): Promise<Reply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({ ...request, headers: { host, cookie, ...request.headers } });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    cookies,
    twin: () => createShopper(app, host, cookies),
    valueOf,
    setCookie(name, value) {
      cookies.set(name, SEAL.test(value) ? value : sealedCookie(app, { host: hostname, name, value }));
      if (!SESSIONS.has(name)) return;
      crumb = freshCrumb();
      cookies.set(COOKIE.crumb, crumb);
    },
    get: (path) => send({ method: 'GET', url: path }),
    call: (method, path, body) =>
      send({
        method,
        url: `${path}?crumb=${crumb}`,
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    postFiles: async (path, fields, { isForm, ...sent }) => {
      const { headers, payload } = await writtenWithFiles({ crumb, ...fields }, sent);
      return send({
        method: 'POST',
        url: path,
        headers: { accept: isForm ? 'text/html' : 'application/json', ...headers },
        payload,
      });
    },
    post: (path, fields) => {
      const pairs = Object.entries({ crumb, ...fields }).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, fieldText(one)]),
      );
      return send({
        method: 'POST',
        url: path,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(pairs).toString(),
      });
    },
  };
}

export async function writtenWithFiles(
  fields: Fields,
  { field, files }: FilesToPost,
): Promise<{ readonly headers: { readonly 'content-type': string }; readonly payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, fieldText(value));
  for (const [name, bytes] of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(form);
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** Forms contain only texts. An object's `toString` may not be a function. */
function fieldText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The form state of a block in a page that shows a refused form. */
export function formOf(reply: Reply, blockId: string): FormState | undefined {
  const [, json] = new RegExp(`<script[^>]* data-props="${blockId}"[^>]*>(.*?)</script>`, 's').exec(reply.body) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as { form?: FormState }).form;
}

import Fastify, { type RouteOptions } from 'fastify';
import { z } from 'zod';
import { ROUTES } from '../main/server';
import type { TelemetryServices } from '../telemetry/telemetry-services';
import { unboundedTexts } from './unbounded-texts.fixture';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function registered(): RouteOptions[] {
  const found: RouteOptions[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => void found.push(route));
  for (const route of ROUTES) route(app, { config: { dataDir: '' } } as TelemetryServices);
  return found;
}

test('every text that a route reads has a maximum length in its schema', () => {
  const found = registered().flatMap(({ url, config }) =>
    (config?.input ?? []).flatMap((schema) => unboundedTexts(schema).map((place) => `${url}: ${place}`)),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('every route that changes something declares its input, except those that read bytes or nothing', () => {
  const silent = registered().filter(
    ({ method, config }) => ![method].flat().every((one) => READING.has(one)) && !config?.input,
  );
  expect(silent.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([]);
});

test.each<[string, z.ZodType, string[]]>([
  ['a text without a length', z.object({ a: z.string() }), ['a']],
  ['one deep inside', z.array(z.object({ b: z.union([z.literal('x'), z.string().min(1)]).optional() })), ['[].b']],
  ['one that is changed', z.object({ c: z.string().transform((text) => text.slice(0, 3)) }), ['c']],
  ['one with a pattern that never ends', z.object({ d: z.string().regex(/^a+$/) }), ['d']],
  ['a text with a length', z.object({ a: z.string().max(3).optional() }), []],
  ['a pattern that ends', z.object({ a: z.string().regex(/^[\w-]{1,36}$/), b: z.guid(), c: z.enum(['x']) }), []],
])('%s', (_, schema, places) => {
  expect(unboundedTexts(schema)).toEqual(places);
});

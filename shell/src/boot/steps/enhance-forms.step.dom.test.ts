import type { Request } from 'shared-types/host/request';
import { CONFIG } from '../../config';
import { createEventBus } from '../../host/bus/event-bus';
import { createFakePorts } from '../../ports/ports.fixture';
import type { Deferred } from '../create-deferred';
import { createEnhanceForms } from './enhance-forms.step';

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function send(loadDeferred: () => Promise<Deferred>) {
  document.body.innerHTML = '<form action="/a" method="post" data-enhance><button>Send</button></form>';
  const ports = createFakePorts();
  const stop = new AbortController();
  const request = (async () => ({ ok: true, status: 200, body: { message: 'Added' } })) as unknown as Request;
  createEnhanceForms(
    CONFIG,
    ports,
  )({ request, eventBus: createEventBus(() => undefined), loadDeferred, stop: stop.signal });
  document.querySelector('button')!.click();
  await settle();
  stop.abort();
  return ports.logged;
}

test('a reply’s message is announced by the deferred bundle', async () => {
  const announce = jest.fn();
  expect(await send(async () => ({ announcer: { announce } }) as unknown as Deferred)).toEqual([]);
  expect(announce).toHaveBeenCalledWith('Added');
});

test('a message nobody could announce is logged', async () => {
  const logged = await send(async () => {
    throw new Error('404');
  });
  expect(logged).toEqual(['Unsaid: Added Error: 404']);
});

import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './shipping.example';
import { messages } from './shipping.messages';
import { element } from './shipping.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

const notes = (root: HTMLElement) =>
  [...root.querySelectorAll('li')].map((entry) =>
    [...entry.querySelectorAll(':scope > h2, :scope > p')].map(({ textContent }) => textContent),
  );
const moves = (root: HTMLElement) =>
  [...root.querySelectorAll('li')].map((entry) =>
    [...entry.querySelectorAll('button')].map((button) => [button.value, button.textContent]),
  );

test('shows for each shipping method its price, free shipping and places', () => {
  const [parcel, courier, pickUp] = notes(show('some'));
  expect(parcel).toEqual([
    'Parcel, 2 to 4 days',
    'Active',
    '$4.90 to $14.90, by weight',
    'Free for orders from $50.00',
    'Austria, Belgium, Czechia, Denmark, Estonia and 2 more',
  ]);
  expect(courier?.slice(1)).toEqual(['Inactive', '$9.00', 'Everywhere', 'Only some states or postal codes']);
  expect(pickUp).toEqual(['Pick up', 'Active', '$0.00', 'Germany']);
});

test('each can be moved, the first not up, the last not down, and a single one not at all', () => {
  expect(moves(show('some')).map((buttons) => buttons.map(([to]) => to))).toEqual([['down'], ['up', 'down'], ['up']]);
  expect(moves(show('some'))[2]).toEqual([['up', 'Up: Pick up']]);
  expect(moves(show('one'))).toEqual([[]]);
  const sent = Object.fromEntries(new FormData(show('conflict').querySelector('form')!));
  expect(sent).toMatchObject({ base: 'order-2', key: '' });
});

test('explains an empty list, and shows results and rejections', () => {
  expect(show('empty').textContent).toContain('Add one.');
  expect(show('empty').querySelector('a[href="/config/shipping/new"]')).not.toBeNull();
  expect(show('moved').querySelector('[role=status]')?.textContent).toBe('Position changed.');
  expect(show('removed').querySelector('[role=status]')?.textContent).toContain('is removed');
  expect(show('conflict').querySelector('[role=alert]')?.textContent).toContain('It is now: Pick up · Parcel.');
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});

import type { Start } from 'shared-types/remote';
import type { LiveFeature } from '../../registry/registry-state';
import { blockElement } from './block-element';

/** A map's block whose feature listens to an event. */
function written(starts: readonly Start[]): string {
  const feature = { id: 'blocks/map', live: 'enhance', starts, listens: ['site/logged-out'], purpose: 'functional' };
  const live = { remote: { enabled: true, manifest: { name: 'mf-blocks' } }, feature } as unknown as LiveFeature;
  return blockElement(live, { block: { id: 'a-block', type: 20, settings: {} }, data: {} }, '<p>Map</p>');
}

test('marks a block with its feature, its start conditions and its purpose', () => {
  expect(written(['visible'])).toBe(
    '<div class="block" id="block-a-block" data-block="a-block" data-feature="blocks/map" data-remote="mf-blocks" data-live="enhance" data-starts="visible" data-purpose="functional"><p>Map</p></div>',
  );
});

test('lists the events of a feature where they start it', () => {
  expect(written(['idle', 'event'])).toContain('data-starts="idle event" data-listens="site/logged-out"');
});

test('marks a block whose variant needs no script with its feature and remote only, without data for a script', () => {
  const feature = {
    id: 'blocks/summary',
    live: 'enhance',
    liveVariants: [1006],
    starts: ['visible'],
    listens: [],
    purpose: 'necessary',
  };
  const live = { remote: { enabled: true, manifest: { name: 'mf-blocks' } }, feature } as unknown as LiveFeature;
  const summary = (variant?: 1006 | 1008) =>
    blockElement(live, { block: { id: 'a', type: 55, ...(variant && { variant }), settings: {} }, data: {} }, '');
  expect(summary(1006)).toContain('data-live="enhance" data-starts="visible"');
  const still =
    '<div class="block" id="block-a" data-block="a" data-feature="blocks/summary" data-remote="mf-blocks"></div>';
  expect([summary(1008), summary()]).toEqual([still, still]);
});

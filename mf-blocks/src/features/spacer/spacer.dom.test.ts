import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './spacer.example';
import { element } from './spacer.view';

const spacerOf = (settings: unknown) =>
  showView(element({ ...examples.plain, block: { ...examples.plain.block, settings } })).querySelector(
    '.blocks-spacer',
  );

spec('PLAT-08', 'leaves room, and says nothing', async () => {
  const heights = [{}, { height: 'space-9' }, { height: 600 }].map((settings) =>
    spacerOf(settings)?.getAttribute('style'),
  );
  expect(heights).toEqual(['--height:var(--space-7)', '--height:var(--space-9)', '--height:600px']);
  expect(spacerOf({})?.textContent).toBe('');
  expect(await axeFindings()).toEqual([]);
});

test.each([{ height: 601 }, { height: -1 }, { height: 'space-10' }, { height: '4rem' }])('refuses %j', (settings) => {
  expect(() => spacerOf(settings)).toThrow('The setting “height” must be a number from 0 to 600.');
});

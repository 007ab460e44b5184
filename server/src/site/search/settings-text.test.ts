import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { settingsText } from './settings-text';

const textOf = (type: number, settings: unknown) =>
  settingsText({ id: '1', type, settings } as Parameters<typeof settingsText>[0], (asset) => `alt of ${asset}`);

test('the source of a quote is text, the address of a picture is none', () => {
  expect(textOf(BLOCK_TYPE.quote, { quote: 'Lovely', source: 'The Mirror' })).toEqual(['Lovely', 'The Mirror']);
  const image = { picture: { asset: 'mug' }, image: { source: '/images/0b9c/mug.jpg' } };
  expect(textOf(BLOCK_TYPE.image, image)).toEqual(['alt of mug']);
});

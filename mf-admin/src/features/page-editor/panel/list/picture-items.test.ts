import type { ListField } from 'shared-types/site/block-editor';
import { pictureField, pictureItem } from './picture-items';

const label = { en: 'Label' };
const list: ListField = {
  kind: 'list',
  key: 'items',
  label,
  most: 5,
  title: 'caption',
  item: { media: 'empty' },
  fields: [
    { kind: 'text', key: 'caption', label, longest: 10 },
    { kind: 'picture', key: 'picture', label, when: { key: 'media', is: ['file', 'video'] } },
  ],
};

test('an item made of a picture shows it', () => {
  const field = pictureField(list)!;
  expect(pictureItem(list, field, 'kiln')).toEqual({ media: 'file', picture: { asset: 'kiln' } });
  expect(pictureItem({ ...list, item: { media: 'video' } }, field, 'kiln')).toMatchObject({ media: 'video' });
});

test('items without a picture are made one by one', () => {
  expect(pictureField({ ...list, fields: list.fields.slice(0, 1) })).toBeUndefined();
});

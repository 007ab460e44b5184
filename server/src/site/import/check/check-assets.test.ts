import { expectMistake, type WrongPart } from '../mistakes.fixture';

test.each<WrongPart>([
  [
    'a file outside',
    { 'assets.0.file': '../mug.jpg' },
    'assets[0].file: must be the name of a file in the folder pictures.',
  ],
  ['an asset twice', { 'assets.1.name': 'mug' }, 'assets[1].name: there is another asset "mug".'],
  ['a focal point', { 'assets.1.focalPoint.x': 2 }, 'assets[1].focalPoint.x: must be at most 1.'],
  [
    'an unknown asset in settings',
    { 'pages.0.blocks.0.settings': { deep: [{ asset: 'no' }] } },
    'pages[0].blocks[0].settings.deep[0]: there is no asset "no".',
  ],
  ['an unknown social picture', { 'pages.0.socialImage': 'no' }, 'pages[0].socialImage: there is no asset "no".'],
  ['an unknown product picture', { 'products.0.pictures': ['no'] }, 'products[0].pictures[0]: there is no asset "no".'],
  [
    'an unknown variant picture',
    { 'products.0.variants.0.picture': 'no' },
    'products[0].variants[0].picture: there is no asset "no".',
  ],
])('%s is refused', expectMistake);

import { expectMistake, type WrongPart } from '../mistakes.fixture';

const video = { name: 'wheel', file: 'wheel.mp4' };
const captions = { file: 'wheel.en.vtt', locale: 'en', label: 'English' };

test.each<WrongPart>([
  [
    'a file outside',
    { videos: [{ ...video, file: '../a.mp4' }] },
    'videos[0].file: must be the name of a file in the folder videos.',
  ],
  [
    'a video twice',
    { videos: [video, { ...video, file: 'b.mp4' }] },
    'videos[1].name: there is another video "wheel".',
  ],
  [
    'captions that are a video',
    { videos: [{ ...video, captions: [{ ...captions, file: 'wheel.mp4' }] }] },
    'videos[0].captions[0].file: wheel.mp4 is the file of a video.',
  ],
  [
    'captions in no language',
    { videos: [{ ...video, captions: [{ ...captions, locale: 'English' }] }] },
    'videos[0].captions[0].locale: must be a language tag such as en or pt-BR.',
  ],
  [
    'an unknown video in settings',
    { 'pages.0.blocks.0.settings': { deep: [{ video: 'no' }] } },
    'pages[0].blocks[0].settings.deep[0]: there is no video "no".',
  ],
])('%s is refused', expectMistake);

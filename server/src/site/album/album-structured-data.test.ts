import { albumStructuredData } from './album-structured-data';

test('describes an album to search engines as its page shows it', () => {
  const json = albumStructuredData(
    {
      title: 'Kiln songs',
      artist: 'The Night Firing',
      description: '',
      picture: { src: '/images/1/kiln.jpg', width: 4, height: 3, alt: '' },
      tracks: [
        { title: 'First firing', src: 'https://sound.example/1.mp3', lengthSeconds: 225 },
        { title: 'Slow wheel', artist: 'Nora Fern', src: 'https://sound.example/2.mp3', lengthSeconds: 59 },
      ],
    },
    'https://shop.example',
  );
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MusicAlbum',
    name: 'Kiln songs',
    byArtist: { '@type': 'MusicGroup', name: 'The Night Firing' },
    image: 'https://shop.example/images/1/kiln.jpg',
    numTracks: 2,
    track: {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: { '@type': 'MusicRecording', name: 'First firing', duration: 'PT225S' },
        },
        {
          '@type': 'ListItem',
          position: 2,
          item: {
            '@type': 'MusicRecording',
            name: 'Slow wheel',
            byArtist: { '@type': 'MusicGroup', name: 'Nora Fern' },
            duration: 'PT59S',
          },
        },
      ],
    },
  });
});

import { frameSize } from './frame-size';

test('a page at the width of a desktop is scaled down to a narrower stage and fills a wider one', () => {
  expect(frameSize('desktop', { width: 512, height: 400 })).toEqual({
    width: 1024,
    height: 800,
    scale: 0.5,
    shownWidth: 512,
    left: 0,
  });
  expect(frameSize('desktop', { width: 1300, height: 400 })).toMatchObject({ width: 1300, scale: 1, left: 0 });
});

test('a tablet and a phone lie in the middle of a wider stage, and a phone is never scaled', () => {
  expect(frameSize('tablet', { width: 968, height: 400 })).toMatchObject({ width: 768, scale: 1, left: 100 });
  expect(frameSize('phone', { width: 590, height: 400 })).toMatchObject({ width: 390, scale: 1, left: 100 });
  expect(frameSize('phone', { width: 360, height: 400 })).toMatchObject({ width: 360, scale: 1, left: 0 });
});

test('a stage without a size shows the page at its own', () => {
  expect(frameSize('phone', { width: 0, height: 0 })).toMatchObject({ width: 390, scale: 1, left: 0 });
});

import { open } from './open-editor.fixture';

test('the state is the same object until something changes', () => {
  const { store } = open();
  const before = store.getState();
  expect(store.getState()).toBe(before);
  store.select({ kind: 'row', row: 0 });
  expect(store.getState()).not.toBe(before);
  expect(store.getState().content).toBe(before.content);
});

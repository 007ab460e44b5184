import { spec } from '../../../../tools/testing/spec';
import { messages } from './files.messages';
import { stateText } from '../../parts/file-uploads/state-text';

const text = (key: keyof typeof messages, values: Readonly<Record<string, string | number>> = {}) =>
  messages[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

spec('FILE-12', 'a file that failed says so before its reason', () => {
  const state = { kind: 'failed', message: 'The file is empty.', mayRetry: false } as const;
  expect(stateText({ state }, text)).toBe('Error uploading: The file is empty.');
});

test('a line says how far its file is, and that it waits for the connection', () => {
  expect(stateText({ state: { kind: 'sending', part: 0.456, isOffline: false } }, text)).toBe('45 %');
  expect(stateText({ state: { kind: 'sending', part: 0.5, isOffline: true } }, text)).toBe(messages.uploadOffline);
});

import { createFieldReader } from './field-reader';
import { FIELD_MESSAGES } from './field.messages';

const messages = FIELD_MESSAGES.en;

test('a value longer than its field is refused, and no caller sees it', () => {
  const reader = createFieldReader({ fields: { rate: `${' '.repeat(100_000)}x`, note: 'n'.repeat(41) }, messages });
  expect([reader.line('rate', 40), reader.text('note', 40), reader.filledLine('note', 40)]).toEqual(['', '', '']);
  expect(reader.errors).toEqual({ rate: messages.long(40), note: messages.long(40) });
});

test('a value of the maximum length is read unchanged', () => {
  const reader = createFieldReader({ fields: { note: 'n'.repeat(40) }, messages });
  expect([reader.text('note', 40), reader.errors]).toEqual(['n'.repeat(40), {}]);
});

import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { startTagField } from './tag-field.effects';
import { TagField } from './tag-field.view';

const MESSAGES = {
  tagRemove: 'Remove tag {name}',
  tagRemoved: 'Tag {name} removed.',
  tagAdded: 'Tag {name} added.',
} as const;

function open(value: string) {
  const root = showView(
    <form>
      <TagField
        block="b"
        form={undefined}
        name="tags"
        label="Tags"
        hint="With commas."
        value={value}
        names={['Clay', 'Fire']}
      />
    </form>,
  );
  const host = createFakeHost(MESSAGES);
  startTagField(root, host);
  const entry = root.querySelector<HTMLInputElement>('#block-b-tags')!;
  const type = (text: string, inputType?: string) => {
    entry.value = text;
    const more = inputType === undefined ? {} : { inputType };
    entry.dispatchEvent(new InputEvent('input', { bubbles: true, ...more }));
  };
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    entry.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    ...{ root, host, entry, type, press },
    sent: () => new FormData(root.querySelector('form')!).get('tags'),
    chips: () => [...root.querySelectorAll('li bdi')].map(({ textContent }) => textContent),
    buttons: () => [...root.querySelectorAll('button')],
  };
}

test('tags are added by a comma, Enter, a suggestion or leaving the field, each once', async () => {
  const field = open('Clay');
  field.type('Fire, clay,');
  field.type('Kilns');
  expect([field.press('Enter'), field.press('Enter')]).toEqual([true, false]);
  field.type('Salt, gl', 'insertText');
  expect(field.entry.value).toBe('gl');
  field.entry.dispatchEvent(new FocusEvent('blur'));
  field.type('Bowls', 'insertReplacementText');
  expect([field.sent(), field.entry.value]).toEqual(['Clay, Fire, Kilns, Salt, gl, Bowls', '']);
  expect(field.chips()).toEqual(['Clay', 'Fire', 'Kilns', 'Salt', 'gl', 'Bowls']);
  expect(field.host.announced.at(-1)).toBe('Tag Bowls added.');
  expect(await axeFindings()).toEqual([]);
});

test('tags are removed by their button, and the last one by Backspace in the empty field', () => {
  const field = open('Clay, Fire, Kilns');
  expect(field.buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove tag Clay',
    'Remove tag Fire',
    'Remove tag Kilns',
  ]);
  field.buttons()[0]?.click();
  expect([field.sent(), document.activeElement]).toEqual(['Fire, Kilns', field.buttons()[0]]);
  field.press('Backspace');
  field.press('Backspace');
  expect([field.sent(), document.activeElement, field.host.announced.at(-1)]).toEqual([
    '',
    field.entry,
    'Tag Fire removed.',
  ]);
});

test('discarding changes shows the saved tags', async () => {
  const field = open('Clay');
  field.type('Fire,');
  field.root.querySelector('form')!.reset();
  await Promise.resolve();
  expect([field.sent(), field.chips()]).toEqual(['Clay', ['Clay']]);
});

spec('TAG-03', 'a tag is typed with at most 50 characters, and a page has at most 20 tags', () => {
  const field = open(Array.from({ length: 19 }, (_, place) => `tag ${place}`).join());
  expect([field.entry.maxLength, field.entry.readOnly]).toEqual([50, false]);
  field.type('one, more,');
  expect([field.chips().length, field.entry.readOnly]).toEqual([20, true]);
});

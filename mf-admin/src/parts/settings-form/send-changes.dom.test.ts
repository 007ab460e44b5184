import { spec } from '../../../../tools/testing/spec';
import { sendChanges } from './send-changes.effects';

/** jsdom sends no such event while it collects the fields of a form. */
function sentBy(form: HTMLFormElement): string[] {
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return [...formData.keys()];
}

function open(attributes = 'data-sends-changes'): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}><input type="hidden" name="base" value="1"><input name="title" value="a">
    <textarea name="note">b</textarea><select name="font"><option selected>c<option>d</select><button name="b">Save</button></form>`;
  const form = document.querySelector('form')!;
  sendChanges(form, new AbortController().signal);
  return form;
}

spec('EDIT-24', 'a form whose call takes a patch sends what was changed, and what is hidden', () => {
  const form = open();
  expect(sentBy(form)).toEqual(['base']);
  form.querySelector('textarea')!.value = 'other';
  form.querySelector('select')!.value = 'd';
  expect(sentBy(form)).toEqual(['base', 'note', 'font']);
});

spec('EDIT-24', 'all fields are sent by other forms, and where values were never saved', () => {
  expect(sentBy(open(''))).toEqual(['base', 'title', 'note', 'font']);
  expect(sentBy(open('data-sends-changes data-unsaved'))).toEqual(['base', 'title', 'note', 'font']);
});

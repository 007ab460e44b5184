import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { ChosenBar } from './chosen-bar.view';
import { startChoosing } from './choosing.effects';
import { DataTable } from './data-table.view';

const host = createFakeRenderHost({ failed: 'Again.', signedOut: 'Sign in.', notAllowed: 'No.' });
const LABELS = { column: 'Select', all: 'Select all' };

function open(): HTMLElement {
  const root = showView(
    <div>
      <DataTable
        caption="Things"
        columns={[{ key: 'title', label: 'Title' }]}
        headColumn="title"
        rows={['a', 'b', 'c', 'd'].map((name) => ({
          key: name,
          choice: { name, value: 'on', label: `Select ${name}` },
          cells: { title: name },
        }))}
        choosing={{ formId: 'chosen', labels: LABELS }}
      />
      <ChosenBar id="chosen" call={{ method: 'POST', path: '/act' }} sends={{}} host={host} />
    </div>,
  );
  const text = (_: 'chosen', { count }: { readonly count: number }) => `${count} selected`;
  startChoosing(root, { stop: new AbortController().signal, text });
  return root;
}

const boxIn = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const chosenIn = (root: HTMLElement) => [
  [...root.querySelectorAll<HTMLInputElement>('[data-choose]:checked')].map(({ name }) => name).join(''),
  root.querySelector('[data-chosen-count]')?.textContent,
];
const click = (box: HTMLInputElement, shiftKey = false) =>
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));

test('says how many rows are chosen; a click with Shift chooses a range, in either direction, or ends its choice', () => {
  const root = open();
  expect(chosenIn(root)).toEqual(['', '']);
  click(boxIn(root, 'b'));
  expect(chosenIn(root)).toEqual(['b', '1 selected']);
  click(boxIn(root, 'd'), true);
  expect(chosenIn(root)).toEqual(['bcd', '3 selected']);
  click(boxIn(root, 'a'), true);
  expect(chosenIn(root)).toEqual(['abcd', '4 selected']);
  click(boxIn(root, 'c'), true);
  expect(chosenIn(root)).toEqual(['d', '1 selected']);
});

test('the head chooses all rows of the page or none, and shows which of the three it is', () => {
  const root = open();
  const label = root.querySelector<HTMLElement>('[data-choose-all]')!;
  const all = label.querySelector('input')!;
  expect([label.hidden, all.checked, all.indeterminate]).toEqual([false, false, false]);
  click(boxIn(root, 'b'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  all.click();
  expect(chosenIn(root)).toEqual(['abcd', '4 selected']);
  all.click();
  expect(chosenIn(root)).toEqual(['', '']);
});

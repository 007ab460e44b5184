import type { EditedRule } from 'shared-types/admin/store/price-rules';
import { isUnsaved } from '../settings-form/unsaved-values';

/** States that every form of a rule has an example of. */
type Shown = 'added' | 'saved' | 'wrong' | 'signedOut' | 'removed';

/** A form of a rule, whose name is in a field `name`. */
interface RuleFormUnderTest {
  /** Shows an example, and gives what it is in. */
  readonly show: (example: Shown) => HTMLElement;
  /** What the example `saved` was made of. */
  readonly saved: EditedRule | undefined;
  /** Lets what is shown go live. */
  readonly goLive: (root: HTMLElement) => void;
}

const formIn = (root: HTMLElement) => root.querySelector('form')!;
/** As browsers send it. */
const lines = (text: string) => text.replaceAll(/\r?\n/g, '\r\n');

/** Tests what the forms of all rules have in common. */
export function describeRuleForm({ show, saved, goLive }: RuleFormUnderTest): void {
  const sentBy = (example: Shown) =>
    Object.fromEntries(
      [...new FormData(formIn(show(example)))].map(([name, value]) => [name, lines(String(value))] as const),
    );

  test('sends back what is saved, unchanged, and counts as unchanged', () => {
    const values = Object.entries(saved!.values).map(([name, value]) => [name, lines(value)] as const);
    expect(sentBy('saved')).toMatchObject({ ...Object.fromEntries(values), base: 'state-1', key: '' });
    expect(isUnsaved(formIn(show('saved')))).toBe(false);
  });

  test('who is signed out finds everything that was typed; what was removed says so, and a new one cannot be', () => {
    expect(sentBy('signedOut')).toMatchObject({ ...sentBy('wrong'), crumb: expect.anything() });
    expect(show('removed').querySelector('input:not([type=hidden]), button')).toBeNull();
    expect(show('removed').textContent).toContain('was removed');
    const formsOf = (example: Shown) => show(example).querySelectorAll('form').length;
    expect([formsOf('added'), formsOf('saved')]).toEqual([1, 2]);
  });

  test('with script the browser asks before what is not saved is left', () => {
    const root = show('saved');
    goLive(root);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    formIn(root).querySelector<HTMLInputElement>('[name=name]')!.value = 'Another';
    expect(leave()).toBe(false);
  });
}

import type { EditedRule } from 'shared-types/admin/store/price-rules';
import { isUnsaved } from '../settings-form/unsaved-values';

/** Examples that every rule form must have. */
type Shown = 'added' | 'saved' | 'wrong' | 'signedOut' | 'removed';

interface RuleFormUnderTest {
  /** Renders an example and returns its root. */
  readonly show: (example: Shown) => HTMLElement;
  /** The saved rule of the example `saved`. */
  readonly saved: EditedRule | undefined;
  readonly goLive: (root: HTMLElement) => void;
}

const formIn = (root: HTMLElement) => root.querySelector('form')!;
/** Line breaks as browsers send them. */
const lines = (text: string) => text.replaceAll(/\r?\n/g, '\r\n');

/** Tests shared by all rule forms. */
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

  test('after the session has ended it keeps what was typed; a removed rule says so; a new one has no removal', () => {
    expect(sentBy('signedOut')).toMatchObject({ ...sentBy('wrong'), crumb: expect.anything() });
    expect(show('removed').querySelector('input:not([type=hidden]), button')).toBeNull();
    expect(show('removed').textContent).toContain('was removed');
    const formsOf = (example: Shown) => show(example).querySelectorAll('form').length;
    expect([formsOf('added'), formsOf('saved')]).toEqual([1, 2]);
  });

  test('with script the browser warns before leaving unsaved changes', () => {
    const root = show('saved');
    goLive(root);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    formIn(root).querySelector<HTMLInputElement>('[name=name]')!.value = 'Another';
    expect(leave()).toBe(false);
  });
}

import { act, useId, useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { spec } from '../../../tools/testing/spec';
import { hydrate } from './hydrate';

declare const globalThis: { IS_REACT_ACT_ENVIRONMENT?: boolean };

let isBroken = false;

function Sample(): ReactElement {
  const [count, setCount] = useState(0);
  const id = useId();
  if (isBroken || count > 1) throw new Error(`broken at ${count}`);
  return (
    <form>
      <button type="button" id={id} onClick={() => setCount((now) => now + 1)}>
        {count}
      </button>
      <input name="email" />
      <select name="size">
        <option>S</option>
        <option>L</option>
      </select>
      <input type="checkbox" name="gift" />
      <input type="hidden" name="crumb" value="c" />
      {count > 0 && <input name="more" />}
    </form>
  );
}

async function createBench() {
  isBroken = false;
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Sample />, { identifierPrefix: 'b1' });
  const html = root.innerHTML;
  document.body.replaceChildren(root);
  const errors: unknown[] = [];
  const onLive = jest.fn();
  const start = async () =>
    act(async () =>
      hydrate(root, <Sample />, { identifierPrefix: 'b1', onError: (error) => errors.push(error), onLive }),
    );
  const control = (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  return { control, errors, html, onLive, root, start };
}

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

describe('a view that takes over', () => {
  test('keeps the server’s nodes and ids, and says when it is live', async () => {
    const { errors, onLive, root, start } = await createBench();
    const button = root.querySelector('button')!;
    const { id } = button;
    await start();
    expect(root.querySelector('button')).toBe(button);
    expect(id).toContain('b1');
    expect(button.id).toBe(id);
    expect(onLive).toHaveBeenCalledTimes(1);
    await act(async () => button.click());
    expect(button.textContent).toBe('1');
    expect(errors).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  spec('PLAT-05', 'that throws at its first render leaves the server’s HTML, and what was typed', async () => {
    const { control, errors, html, onLive, root, start } = await createBench();
    isBroken = true;
    control('email').value = 'ada@example.org';
    control('size').value = 'L';
    control('gift').checked = true;
    control('email').focus();
    control('email').setSelectionRange(3, 3);
    await start();
    expect(errors.map(String)).toEqual(['Error: broken at 0']);
    expect(root.innerHTML).toBe(html);
    expect([control('email').value, control('size').value, control('gift').checked, control('crumb').value]).toEqual([
      'ada@example.org',
      'L',
      true,
      'c',
    ]);
    expect(document.activeElement).toBe(control('email'));
    expect(control('email').selectionStart).toBe(3);
    expect(onLive).not.toHaveBeenCalled();
  });

  spec('PLAT-05', 'that throws later puts the server’s HTML back and is told once', async () => {
    const { control, errors, html, root, start } = await createBench();
    await start();
    root.querySelector('button')!.focus();
    await act(async () => root.querySelector('button')!.click());
    await act(async () => root.querySelector('button')!.click());
    expect(document.activeElement).toBe(root.querySelector('button'));
    expect(errors.map(String)).toEqual(['Error: broken at 2']);
    expect(root.innerHTML).toBe(html);
    root.querySelector('button')!.click();
    expect(control('email')).not.toBeNull();
    expect(root.innerHTML).toBe(html);
  });

  test('that is unmounted leaves the server’s HTML, on which it can start again', async () => {
    const { html, root, start } = await createBench();
    const view = await start();
    await act(async () => root.querySelector('button')!.click());
    await act(async () => {
      view.unmount();
      view.unmount();
    });
    expect(root.innerHTML).toBe(html);
    await start();
    await act(async () => root.querySelector('button')!.click());
    expect(root.querySelector('button')!.textContent).toBe('1');
  });
});

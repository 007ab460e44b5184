import type { Host } from 'shared-types/host/host';
import type { ImportProgress } from 'shared-types/admin/store/products-file';
import { importProducts } from './import-products.api';
import type { messages } from './products-import.messages';

/** The import goes on step by step, and a bar shows how far it is. Whatever ends it, it can be continued. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector<HTMLFormElement>('[data-import]');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !button) return;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    button.disabled = true;
    void run(form, host).finally(() => {
      button.disabled = false;
    });
  };
  form.addEventListener('submit', submit, { signal: host.stop });
}

async function run(
  form: HTMLFormElement,
  { request, navigate, announcer, stop, text }: Host<typeof messages>,
): Promise<void> {
  const id = form.querySelector<HTMLInputElement>('[name=id]')?.value ?? '';
  const problem = form.querySelector<HTMLElement>('[data-form-error]');
  problem?.replaceChildren();
  announcer.announce(text('importing'));
  let result = await importProducts(request, id);
  while (result.ok && result.body.progress.done < result.body.progress.products && !stop.aborted) {
    show(form, result.body.progress, text('progress', { ...result.body.progress }));
    result = await importProducts(request, id);
  }
  if (result.ok) return navigate(result.body.location);
  if (stop.aborted || !problem) return;
  problem.textContent = result.message;
  problem.setAttribute('role', 'alert');
  problem.focus();
}

function show(form: HTMLFormElement, { done }: ImportProgress, said: string): void {
  const place = form.querySelector<HTMLElement>('[data-import-progress]');
  const bar = place?.querySelector('progress');
  const shown = place?.querySelector('[data-import-text]');
  if (!place || !bar || !shown) return;
  place.hidden = false;
  bar.value = done;
  shown.textContent = said;
}

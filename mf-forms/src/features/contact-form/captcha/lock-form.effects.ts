import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/** Shows a form as being sent while it waits for its captcha, as the shell does while it is sent; returns what undoes it. */
export function lockForm(form: HTMLFormElement, button: HTMLElement): () => void {
  const others = [...form.elements].filter((element) => element !== button);
  const idle = [...button.childNodes];
  button.focus();
  form.setAttribute('data-captcha-waits', '');
  form.setAttribute('aria-busy', 'true');
  button.ariaDisabled = 'true';
  button.replaceChildren(button.getAttribute(BLOCK_ATTRIBUTE.formBusy) ?? '');
  for (const element of others) element.toggleAttribute('inert', true);
  return () => {
    form.removeAttribute('data-captcha-waits');
    form.removeAttribute('aria-busy');
    button.ariaDisabled = null;
    button.replaceChildren(...idle);
    for (const element of others) element.removeAttribute('inert');
  };
}

/** A form has at most a thousand fields, so new rows send only what is filled in, and their price, which must be. */
export function leaveOutEmpty(form: HTMLFormElement, stop: AbortSignal): void {
  form.addEventListener(
    'formdata',
    ({ formData }) => {
      for (const [name, value] of formData.entries())
        if (/^v\.n\d+\.(?!price$)/.test(name) && value === '') formData.delete(name);
    },
    { signal: stop },
  );
}

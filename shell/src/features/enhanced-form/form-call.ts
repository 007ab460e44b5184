/** A form as a request. */
export interface FormCall {
  /** Path and query on this site. */
  readonly path: string;
  readonly body: FormData | URLSearchParams;
}

/** The request a form would send with this button; undefined unless it posts to this site. */
export function readFormCall(form: HTMLFormElement, submitter: HTMLElement | null): FormCall | undefined {
  const own = (name: string): string | null => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const action = new URL(own('action') ?? '', form.baseURI);
  const isOwn = action.origin === new URL(form.baseURI).origin;
  if (!isOwn || own('method')?.toLowerCase() !== 'post') return undefined;
  const data = readData(form, submitter);
  const body = own('enctype') === 'multipart/form-data' ? data : asParameters(data);
  return { path: action.pathname + action.search, body };
}

/** Older browsers leave the button's value out of `FormData`. */
function readData(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) {
    if (submitter.name) data.append(submitter.name, submitter.value);
  }
  return data;
}

/** The body of a form without files; files are sent by name. */
function asParameters(data: FormData): URLSearchParams {
  const parameters = new URLSearchParams();
  data.forEach((value, name) => parameters.append(name, typeof value === 'string' ? value : value.name));
  return parameters;
}

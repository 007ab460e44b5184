/** A form as a call to its server. */
export interface FormCall {
  /** Path and query on this site. */
  readonly path: string;
  readonly body: FormData | URLSearchParams;
}

/** What a form would send with this button; nothing for a form that is not posted to this site. */
export function readFormCall(form: HTMLFormElement, submitter: HTMLElement | null): FormCall | undefined {
  const own = (name: string): string | null => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const action = new URL(own('action') ?? '', form.baseURI);
  const isOwn = action.origin === new URL(form.baseURI).origin;
  if (!isOwn || own('method')?.toLowerCase() !== 'post') return undefined;
  const data = readData(form, submitter);
  const body = own('enctype') === 'multipart/form-data' ? data : asParameters(data);
  return { path: action.pathname + action.search, body };
}

/** The button's own value is part of what is sent; older browsers leave it out of `FormData`. */
function readData(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) {
    if (submitter.name) data.append(submitter.name, submitter.value);
  }
  return data;
}

/** What a browser sends for a form that has no files; of a file it sends the name. */
function asParameters(data: FormData): URLSearchParams {
  const parameters = new URLSearchParams();
  data.forEach((value, name) => parameters.append(name, typeof value === 'string' ? value : value.name));
  return parameters;
}

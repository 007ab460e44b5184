/** A page for an address where there is nothing, of a site without a page for that. `name` is safe HTML. */
export function plainNotFoundPage(name: string): string {
  return plainPage(
    `Page not found · ${name}`,
    'Page not found',
    'There is nothing at this address. <a href="/">Go to the home page</a>.',
  );
}

/** A page for a form without script that was refused before anybody read it. `sentence` is safe HTML. */
export function plainRefusalPage(sentence: string): string {
  return plainPage('This was not sent', 'This was not sent', `${sentence} Go back to find what you wrote.`);
}

/** A page for a failure of the server itself. */
export function plainErrorPage(): string {
  return plainPage(
    'Something went wrong',
    'Something Went Wrong!',
    'This page could not be shown. It has been noted. <a href="">Try again</a>, or <a href="/">go to the home page</a>.',
  );
}

function plainPage(title: string, heading: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body><main><h1>${heading}</h1><p>${text}</p></main></body>
</html>`;
}

interface PayPage {
  /** Of the session, as it was made. */
  readonly fields: Readonly<Record<string, string>>;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isDeclined: boolean;
}

/** The payment page of a session: name, amount, buttons that accept or decline a card, and a link back to the shop. */
export function payPage({ fields, status, isDeclined }: PayPage): string {
  const name = escaped(fields['line_items[0][price_data][product_data][name]'] ?? '');
  const amount = `${fields['line_items[0][price_data][unit_amount]']} ${fields['line_items[0][price_data][currency]']}`;
  const buttons = ['accepted', 'declined'].map(
    (card) => `<button type="submit" name="card" value="${card}">Pay with a card that is ${card}</button>`,
  );
  return `<!doctype html><html lang="en"><title>Stripe</title><h1>${name}</h1><p id="amount">${amount}</p>
<p id="status">${isDeclined ? 'Your card was declined.' : status}</p>
<form method="post">${status === 'open' ? buttons.join('') : ''}</form>
<a href="${escaped(fields.cancel_url ?? '')}">Back</a></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

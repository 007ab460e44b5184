// All script of this page: the price follows the choice, and the form is sent without leaving the page.
const form = document.querySelector('form');
const price = document.querySelector('.price');
const count = document.querySelector('[data-cart-count]');
const message = document.querySelector('[data-message]');
const button = form.querySelector('button');

form.variant.addEventListener('change', () => {
  price.textContent = form.variant.selectedOptions[0].dataset.price;
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.getAttribute('aria-disabled')) return;
  button.setAttribute('aria-disabled', 'true');
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(new FormData(form)),
    });
    if (!response.ok) throw new Error(String(response.status));
    count.textContent = (await response.json()).count;
    message.textContent = 'Stoneware mug is in your cart.';
  } catch {
    message.textContent = 'This could not be added. Please try again.';
  } finally {
    button.removeAttribute('aria-disabled');
  }
});

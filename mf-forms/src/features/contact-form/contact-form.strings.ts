/** The words of the contact form. */
export const strings = {
  optional: '(optional)',
  first: 'First name',
  last: 'Last name',
  choose: 'Choose one',
  atMost: 'At most {count} characters',
  counter: '{count} / {max}',
  exceeded: 'You have exceeded the character limit.',
  submit: 'Send',
  submitting: 'Submitting…',
  thanks: 'Thank you. Your message has been sent.',
  problemAbove: 'Your form has encountered a problem. Please scroll down to review.',
  problemBelow: 'Your form has encountered a problem. Please scroll up to review.',
} as const;

import type { FieldType } from 'shared-types/forms/contact-form';

/** Path data of an icon in a square of 24 × 24, drawn with a line of 1.5; in the order of the palette. */
export const FIELD_PICTURES: Readonly<Record<FieldType, string>> = {
  text: 'M4 7h16v10H4zM7 10v4',
  textarea: 'M4 5h16v14H4zM7 9h10M7 12h10M7 15h6',
  name: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 20c1-4 4-6 8-6s7 2 8 6',
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c0 1-1 1-1 1C11 20 4 13 4 5c0 0 0-1 1-1',
  address: 'M12 21c-4-5-7-8-7-11a7 7 0 0 1 14 0c0 3-3 6-7 11M12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  date: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  time: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3 3',
  select: 'M4 7h16v10H4zM14 11l2 2 2-2',
  radio: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  checkbox: 'M4 4h16v16H4zM8 12l3 3 5-6',
  likert: 'M3 12h18M5 10v4M12 8v8M19 10v4',
  number: 'M9 4L7 20M17 4l-2 16M4 9h17M3 15h17',
  currency: 'M12 3v18M16 7c-1-2-8-2-8 1.5s8 3 8 7-8 3-8.5 1',
  calculation: 'M5 3h14v18H5zM8 6h8v4H8zM8 14h2M14 14h2M8 18h2M14 18h2',
  website: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c5 6 5 12 0 18M12 3c-5 6-5 12 0 18',
  twitter: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M16 8v6c0 3 5 2 5-2a9 9 0 1 0-4 7.5',
  password: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  file: 'M8 12l6-6a3 3 0 0 1 4.5 4.5l-8 8a5 5 0 0 1-7-7l7.5-7.5',
  section: 'M4 6h10M4 12h16M4 18h16',
  hidden: 'M3 12c4-7 14-7 18 0M3 12c4 7 14 7 18 0M4 4l16 16',
};

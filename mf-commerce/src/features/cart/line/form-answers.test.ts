import { sampleLineForm } from '../../../parts/sample-store/sample-cart.fixture';
import { formAnswers } from './form-answers';

const { fields } = sampleLineForm();

test('boxes give lists of what is ticked, everything else gives text', () => {
  const form = new FormData();
  form.append('field.words.value', 'For Ada');
  form.append('field.font.value', 'Round');
  form.append('field.sides.1', 'Back');
  form.append('field.gift.0', 'It is a present');
  form.append('crumb', 'x');
  expect(formAnswers(fields, form)).toEqual({
    words: 'For Ada',
    font: 'Round',
    sides: ['Back'],
    note: '',
    gift: ['It is a present'],
  });
  expect(formAnswers(fields, new FormData())).toEqual({ words: '', font: '', sides: [], note: '', gift: [] });
});

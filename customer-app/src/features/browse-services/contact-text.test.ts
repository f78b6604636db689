import { contactText } from './contact-text.ts';

test.each([
  [{ phone: '080 1', email: 'a@b.test' }, 'Please call 080 1 or write to a@b.test.'],
  [{ phone: '080 1' }, 'Please call 080 1.'],
  [{ email: 'a@b.test' }, 'Please write to a@b.test.'],
  [{}, 'Please ask at the garage.'],
  [undefined, 'Please ask at the garage.'],
])('The garage of %p is reached so: %s', (contact, text) => {
  expect(contactText(contact)).toBe(text);
});

import { openMailPage } from './mail-page.ts';

const at = (address: string, method = 'GET') => new Request(address, { method });
const mailsPage = 'http://localhost:54321/mails';

const mail = {
  to: 'asha@pitlane.test',
  subject: 'A new password',
  html: '<p>Hello.</p><p><a href="http://localhost:3000/reset-password?token_hash=abc&amp;x=1">Set it</a></p>',
};

test('mails are shown, the newest first, and their links lead on', async () => {
  const post = openMailPage();
  expect(await post.answer(at(mailsPage))?.text()).toContain('No mail yet');
  post.deliver({ ...mail, subject: 'The first' });
  post.deliver(mail);
  const text = (await post.answer(at(mailsPage))?.text()) ?? '';
  expect(text).not.toContain('No mail yet');
  expect(text.indexOf('A new password')).toBeLessThan(text.indexOf('The first'));
  expect(text).toContain('To asha@pitlane.test');
  expect(text).toContain('<a href="http://localhost:3000/reset-password?token_hash=abc&#38;x=1">');
});

test('what stands in a mail is text, whatever it says', async () => {
  const post = openMailPage();
  post.deliver({ to: '<script>1</script>', subject: '"><img>', html: '&lt;b' });
  const text = (await post.answer(at(mailsPage))?.text()) ?? '';
  expect(text).not.toMatch(/<script|<img/);
});

test('only this machine’s own page reads them, and nothing is kept of it', () => {
  const post = openMailPage();
  expect(post.answer(at('http://garage.example:54321/mails'))?.status).toBe(404);
  const answer = post.answer(at(mailsPage));
  expect(answer?.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer?.headers.get('cache-control')).toBe('no-store');
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['GET', 'http://localhost:54321/rest/v1/services'],
  ['POST', mailsPage],
])('any other request is not its own: %s %s', (method, address) => {
  expect(openMailPage().answer(at(address, method))).toBeUndefined();
});

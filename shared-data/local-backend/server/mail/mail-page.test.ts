import { createMailPage } from './mail-page.ts';

const requestTo = (address: string, method = 'GET') => new Request(address, { method });
const mailsPage = 'http://localhost:54321/mails';

const mail = {
  to: 'asha@pitlane.test',
  subject: 'A new password',
  html: '<p>Hello.</p><p><a href="http://localhost:3000/reset-password?token_hash=abc&amp;x=1">Set it</a></p>',
};

test('emails are listed newest first, with working links', async () => {
  const page = createMailPage();
  expect(await page.handle(requestTo(mailsPage))?.text()).toContain('No emails yet');
  page.deliver({ ...mail, subject: 'The first' });
  page.deliver(mail);
  const text = (await page.handle(requestTo(mailsPage))?.text()) ?? '';
  expect(text).not.toContain('No emails yet');
  expect(text.indexOf('A new password')).toBeLessThan(text.indexOf('The first'));
  expect(text).toContain('To asha@pitlane.test');
  expect(text).toContain('<a href="http://localhost:3000/reset-password?token_hash=abc&#38;x=1">');
});

test('the files that an email brings are opened from the page, on this machine only', async () => {
  const page = createMailPage();
  const content = new TextEncoder().encode('%PDF-1.7');
  page.deliver({ ...mail, attachments: [{ name: 'PL-1.pdf', type: 'application/pdf', content }] });
  page.deliver(mail);
  const text = (await page.handle(requestTo(mailsPage))?.text()) ?? '';
  const address = /href="([^"]+)">PL-1\.pdf</.exec(text)?.[1] ?? '';
  const file = page.handle(requestTo(`http://localhost:54321${address}`));
  expect(file?.headers.get('content-type')).toBe('application/pdf');
  expect(await file?.text()).toBe('%PDF-1.7');
  expect(page.handle(requestTo(`http://garage.example:54321${address}`))?.status).toBe(404);
});

test('the content of an email is escaped', async () => {
  const page = createMailPage();
  page.deliver({ to: '<script>1</script>', subject: '"><img>', html: '&lt;b' });
  const text = (await page.handle(requestTo(mailsPage))?.text()) ?? '';
  expect(text).not.toMatch(/<script|<img/);
});

test('emails are served to this machine only, and never cached', () => {
  const page = createMailPage();
  expect(page.handle(requestTo('http://garage.example:54321/mails'))?.status).toBe(404);
  const response = page.handle(requestTo(mailsPage));
  expect(response?.headers.get('access-control-allow-origin')).toBeNull();
  expect(response?.headers.get('cache-control')).toBe('no-store');
  expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['GET', 'http://localhost:54321/rest/v1/services'],
  ['POST', mailsPage],
])('other requests are not handled: %s %s', (method, address) => {
  expect(createMailPage().handle(requestTo(address, method))).toBeUndefined();
});

import { type Mail, plainText } from './mail.ts';

/** How many emails are kept. */
const limit = 50;

interface ReceivedMail extends Mail {
  at: Date;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const linkAddresses = (text: string) =>
  escapeHtml(text).replace(/\bhttps?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);

const timeFormat = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

const article = ({ to, subject, html = '', at }: ReceivedMail) => `
<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${timeFormat.format(at)}</time></p>
<pre>${linkAddresses(plainText(html))}</pre>
</article>`;

const page = (mails: readonly ReceivedMail[]) => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<title>Captured emails · Pitlane backend</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem }
article { margin-block: 2rem; padding-inline-start: 1rem; border-inline-start: 3px solid }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<main>
<h1>Captured emails</h1>
<p>The embedded backend sends no email. The emails it would have sent since it started are listed here, newest first.</p>
${mails.map(article).join('') || '<p>No emails yet. Use “Forgot password?” in the portal to create one.</p>'}
</main>
</html>
`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** Keeps the emails of the embedded backend, and shows them at `/mails` to people on this machine. */
export function createMailPage() {
  const mails: ReceivedMail[] = [];
  return {
    deliver(mail: Mail): void {
      mails.unshift({ ...mail, at: new Date() });
      mails.splice(limit);
    },
    /**
     * The response to a request for the page, undefined for any other request. An email can open an account, so pages of
     * other origins must not read it, not even through a host name of their own that resolves to this machine.
     */
    handle({ method, url }: Request): Response | undefined {
      const { pathname, hostname } = new URL(url);
      if (method !== 'GET' || pathname !== '/mails') return undefined;
      if (!['localhost', '127.0.0.1'].includes(hostname)) return new Response(null, { status: 404 });
      // A copy: the server adds the length of this response to it.
      return new Response(page(mails), { headers: { ...headers } });
    },
  };
}

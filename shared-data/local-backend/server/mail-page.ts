import { type Mail, plainText } from './mail.ts';

/** How many mails are kept. */
const room = 50;

interface ReceivedMail extends Mail {
  at: Date;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const withLinks = (text: string) =>
  escaped(text).replace(/\bhttps?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

const article = ({ to, subject, html = '', at }: ReceivedMail) => `
<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time datetime="${at.toISOString()}">${time.format(at)}</time></p>
<pre>${withLinks(plainText(html))}</pre>
</article>`;

const page = (mails: readonly ReceivedMail[]) => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<title>Mails · Pitlane backend</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem }
article { margin-block: 2rem; padding-inline-start: 1rem; border-inline-start: 3px solid }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<main>
<h1>Mails</h1>
<p>The embedded backend has no post office. What it would have sent since it was started stands here, the newest first.</p>
${mails.map(article).join('') || '<p>No mail yet. Ask for one at the portal under “Forgot password?”.</p>'}
</main>
</html>
`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** The post of the embedded backend, and the page at `/mails` on which a person of this machine reads it. */
export function openMailPage() {
  const mails: ReceivedMail[] = [];
  return {
    deliver(mail: Mail): void {
      mails.unshift({ ...mail, at: new Date() });
      mails.splice(room);
    },
    /**
     * The answer to a request for the page; nothing for any other. A mail opens an account, so pages of other origins
     * may not read it, not even under a name of their own that leads to this machine.
     */
    answer({ method, url }: Request): Response | undefined {
      const { pathname, hostname } = new URL(url);
      if (method !== 'GET' || pathname !== '/mails') return undefined;
      if (!['localhost', '127.0.0.1'].includes(hostname)) return new Response(null, { status: 404 });
      return new Response(page(mails), { headers });
    },
  };
}

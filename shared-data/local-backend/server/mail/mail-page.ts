import { type Mail, plainText } from './mail.ts';

/** How many emails are kept. */
const limit = 200;

interface ReceivedMail extends Mail {
  id: number;
  at: Date;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const linkAddresses = (text: string) =>
  escapeHtml(text).replace(/\bhttps?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);

const timeFormat = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

const titles = { mail: '', sms: 'SMS', whatsapp: 'WhatsApp message' };

const addressOf = (id: number, name: string) => `/mails/${id}/${encodeURIComponent(name)}`;

const attached = ({ id, attachments = [] }: ReceivedMail) =>
  attachments
    .map(({ name }) => `\n<p>Attached: <a href="${addressOf(id, name)}">${escapeHtml(name)}</a></p>`)
    .join('');

const article = (mail: ReceivedMail) => {
  const { channel = 'mail', to, subject, html = '', text = plainText(html), at } = mail;
  return `
<article>
<h2>${escapeHtml(titles[channel] || subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${timeFormat.format(at)}</time></p>
<pre>${linkAddresses(text)}</pre>${attached(mail)}
</article>`;
};

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
<p>Without a mail server the embedded backend sends no email. The emails and messages it would have sent since it started are listed here, newest first.</p>
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
  let lastId = 0;
  const attachmentAt = (pathname: string) => {
    const mail = mails.find(({ id }) => pathname.startsWith(`/mails/${id}/`));
    return mail?.attachments?.find(({ name }) => addressOf(mail.id, name) === pathname);
  };
  return {
    deliver(mail: Mail): void {
      lastId += 1;
      mails.unshift({ ...mail, id: lastId, at: new Date() });
      mails.splice(limit);
    },
    /**
     * The response to a request for the page or an attachment, undefined for any other request. An email can open an
     * account, so pages of other origins must not read it, not even through a host name of their own that resolves to
     * this machine.
     */
    handle({ method, url }: Request): Response | undefined {
      const { pathname, hostname } = new URL(url);
      const attachment = pathname.startsWith('/mails/') ? attachmentAt(pathname) : undefined;
      if (method !== 'GET' || (pathname !== '/mails' && !attachment)) return undefined;
      if (!['localhost', '127.0.0.1'].includes(hostname)) return new Response(null, { status: 404 });
      if (attachment) {
        const { content, type } = attachment;
        return new Response(content, { headers: { ...headers, 'Content-Type': type } });
      }
      // A copy: the server adds the length of this response to it.
      return new Response(page(mails), { headers: { ...headers } });
    },
  };
}

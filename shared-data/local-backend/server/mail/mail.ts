import type { Attachment, Channel } from '../../../supabase/functions/deliver-messages/message.ts';

/** An email, or another message, that the backend would send. */
export interface Mail {
  /** By default an email. */
  channel?: Channel;
  to: string;
  subject: string;
  html?: string;
  /** In place of `html`. */
  text?: string;
  attachments?: readonly Attachment[];
}

/** The HTML of an email as plain text, each link with its address. */
export const plainText = (html: string) =>
  html
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2: $1')
    .replace(/<[^<>]+>/g, '')
    .replace(/&amp;/g, '&')
    .trim();

/** Prints an email to the terminal: the embedded backend sends none. */
export function printMail({ to, subject, html = '' }: Mail): void {
  process.stdout.write(`\nEmail to ${to}: ${subject}\n\n${plainText(html)}\n\n`);
}

import { Link } from '@pitlane/shared-ui/link';

/** An address that opens a new mail, and breaks before its domain where a column is narrow. */
export function EmailLink({ email }: { email: string }) {
  const domain = email.lastIndexOf('@');
  // An address may hold a question mark, behind which a mail program reads further recipients and a text.
  const mailbox = encodeURIComponent(email).replaceAll('%40', '@');
  return (
    <Link href={`mailto:${mailbox}`}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </Link>
  );
}

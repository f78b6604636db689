import { Link } from '@pitlane/shared-ui/link';

/** An address that opens a new mail, and breaks before its domain where a column is narrow. */
export function EmailLink({ email }: { email: string }) {
  const domain = email.lastIndexOf('@');
  return (
    <Link href={`mailto:${email}`}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </Link>
  );
}

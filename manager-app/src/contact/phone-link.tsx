import { Link } from '@pitlane/shared-ui/link';

/** A telephone number that a phone dials: its digits, whatever else people write into it. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>;
}

import { Link } from '@pitlane/shared-ui/core';
import { paths } from '../paths.ts';

interface MechanicLinkProps {
  /** Null once the mechanic has been dismissed. */
  id: string | null | undefined;
  name: string | null;
}

/** A mechanic's name, as a link to the mechanic's page. */
export const MechanicLink = ({ id, name }: MechanicLinkProps) =>
  id ? <Link href={paths.mechanicDetail(id)}>{name}</Link> : name;

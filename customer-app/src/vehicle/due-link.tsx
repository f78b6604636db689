import { Link } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../paths.ts';

/** Above the link that a row of a table is as a whole. */
const Above = styled.span`
  position: relative;
`;

interface DueLinkProps {
  vehicleId: number;
  /** How much of what is due can be booked. */
  due: number | undefined;
  /** The id of the car's name. */
  describedBy?: string;
}

/** '2 due · Book', which leads to the booking of each; nothing without any. */
export const DueLink = ({ vehicleId, due, describedBy }: DueLinkProps) =>
  due && (
    <Above>
      <Link href={`${paths.vehicle(vehicleId)}#due`} aria-describedby={describedBy}>
        {due} due · Book
      </Link>
    </Above>
  );

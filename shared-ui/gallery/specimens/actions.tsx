import {
  Button,
  type ButtonVariant,
  FilterGroup,
  Link,
  LinkButton,
  MenuButton,
} from '@pitlane/shared-ui/core';
import {
  CalendarPlus,
  EllipsisVertical,
  LogOut,
  Pencil,
  Trash2,
  User,
  Wrench,
} from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { Specimen, States } from './specimen.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const statuses = [
  { id: 'all', label: 'All', count: 24 },
  { id: 'pending', label: 'Pending', count: 6 },
  { id: 'in_progress', label: 'In Progress', count: 3 },
  { id: 'completed', label: 'Completed', count: 15 },
] as const;

export function Actions() {
  const [status, setStatus] = useState<(typeof statuses)[number]['id']>('pending');
  return (
    <Specimen title="Actions">
      {variants.map((variant) => (
        <States key={variant} of={`Button ${variant}`}>
          <Button variant={variant}>Book Service</Button>
          <Button variant={variant} icon={Wrench}>
            Start Job
          </Button>
          <Button variant={variant} size="large">
            Complete
          </Button>
          <Button variant={variant} isPending pendingLabel="Adding...">
            Add Vehicle
          </Button>
          <Button variant={variant} isDisabled>
            Pay Salary
          </Button>
        </States>
      ))}
      <States of="Icon buttons and menu">
        <Button icon={Pencil} aria-label="Edit" />
        <Button icon={Trash2} aria-label="Delete" variant="quiet" />
        <MenuButton
          label="More actions"
          isLabelHidden
          icon={EllipsisVertical}
          variant="quiet"
          items={[
            { id: 'edit', label: 'Edit', icon: Pencil },
            { id: 'profile', label: 'Profile', icon: User, href: '#profile' },
            { id: 'logout', label: 'Log out', icon: LogOut, isDisabled: true },
            { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true },
          ]}
        />
      </States>
      <States of="Links">
        <LinkButton href="#book" variant="primary" icon={CalendarPlus}>
          Book Service
        </LinkButton>
        <LinkButton href="#history">History</LinkButton>
        <span>
          New here? <Link href="#register">Create Account</Link>
        </span>
        <Link href="#services" variant="quiet">
          Services
        </Link>
      </States>
      <States of="FilterGroup">
        <FilterGroup label="Status" options={statuses} value={status} onChange={setStatus} />
      </States>
    </Specimen>
  );
}

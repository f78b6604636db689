import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  ProgressBar,
  RequestStatusBadge,
  Skeleton,
  SkeletonCard,
  SkeletonTable,
  Spinner,
  Stack,
  StatusBadge,
} from '@pitlane/shared-ui/core';
import { CalendarCheck, Car, CircleCheck, TriangleAlert } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { Specimen, States, Wide } from './specimen.tsx';

const nothing = () => {};

export function Messages() {
  return (
    <Specimen title="States and messages">
      <States of="StatusBadge">
        <StatusBadge>SUV</StatusBadge>
        <StatusBadge tone="info" icon={CalendarCheck}>
          Today
        </StatusBadge>
        <StatusBadge tone="success" icon={CircleCheck}>
          In Stock
        </StatusBadge>
        <StatusBadge tone="warning" icon={TriangleAlert}>
          Low Stock
        </StatusBadge>
        <StatusBadge tone="danger" icon={TriangleAlert}>
          Overdue
        </StatusBadge>
      </States>
      <States of="RequestStatusBadge">
        <RequestStatusBadge status="pending" label="Pending" />
        <RequestStatusBadge status="approved" label="Approved" />
        <RequestStatusBadge status="in_progress" label="In Progress" />
        <RequestStatusBadge status="completed" label="Completed" />
        <RequestStatusBadge status="cancelled" label="Cancelled" />
        <RequestStatusBadge status="on_hold" label="on_hold" />
      </States>
      <Wide of="Banner">
        <Stack gap={3}>
          <Banner tone="info" title="Profile Update Required" onDismiss={nothing}>
            Your hourly rate is missing. Ask your manager to set it.
          </Banner>
          <Banner tone="success">Account created successfully! Redirecting to dashboard...</Banner>
          <Banner tone="warning">Three parts are at or below their minimum stock.</Banner>
          <Banner tone="danger">Invalid email or password</Banner>
        </Stack>
      </Wide>
      <Wide of="EmptyState">
        <EmptyState
          icon={Car}
          title="No Vehicles Found"
          hint="Your garage is empty. Add a vehicle to book its first service."
          action={<Button variant="primary">Add Your First Vehicle</Button>}
        />
      </Wide>
      <Wide of="FailedState">
        <Stack gap={3}>
          <FailedState
            title="Failed to load services"
            message="The server is not responding."
            onRetry={nothing}
          />
          <FailedState message="Failed to load service requests" onRetry={nothing} isRetrying />
        </Stack>
      </Wide>
      <Wide of="Skeleton, SkeletonCard, SkeletonTable">
        <Stack gap={4}>
          <Skeleton />
          <SkeletonCard count={2} />
          <SkeletonTable rows={3} />
        </Stack>
      </Wide>
      <States of="Spinner, ProgressBar, notify">
        <Spinner label="Loading" />
        <Spinner label="Loading" size="large" />
        <Button onPress={() => notify.success('Vehicle added successfully!')}>Succeed</Button>
        <Button onPress={() => notify.failure('Failed to assign mechanic')}>Fail</Button>
      </States>
      <ProgressBar label="Jobs completed today" value={3} maxValue={5} valueLabel="3 of 5" />
    </Specimen>
  );
}

import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDateTime } from '@pitlane/shared-data/formats';
import {
  type SignedInDevice,
  sessionsQuery,
  useEndOtherSessions,
  useEndSession,
} from '@pitlane/shared-data/profile';
import { Button, ConfirmDialog, QueryView, Section, Skeleton, space, token } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { deviceName } from './device-name.ts';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  border-block-end: ${token('hairline')} solid ${token('line')};
`;

const Name = styled.p`
  font-weight: ${token('weight-medium')};
`;

const Detail = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

interface DeviceProps {
  device: SignedInDevice;
  isEnding: boolean;
  onEnd: () => void;
}

function Device({ device, isEnding, onEnd }: DeviceProps) {
  const name = deviceName(device.user_agent);
  return (
    <Item>
      <div>
        <Name>
          {name}
          {device.is_current && ' (this device)'}
        </Name>
        <Detail>
          Last used {formatDateTime(device.used_at)}, signed in {formatDateTime(device.created_at)}
        </Detail>
      </div>
      {!device.is_current && (
        <Button
          isPending={isEnding}
          aria-label={`Sign out ${name}, last used ${formatDateTime(device.used_at)}`}
          onPress={onEnd}
        >
          Sign out
        </Button>
      )}
    </Item>
  );
}

/** Where the user is signed in, with a way to end each session and all others. */
export function Devices() {
  const query = useQuery(sessionsQuery());
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const onEnd = (device: SignedInDevice) =>
    end.mutate(device.session_id, {
      onSuccess: () => {
        notify.success(`${deviceName(device.user_agent)} has been signed out`);
        // The pressed button was removed with its device.
        list.current?.focus({ preventScroll: true });
      },
      onError: (error) => notify.failure(messageFor(error, 'Failed to sign the device out')),
    });
  const onEndOthers = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => notify.success('All other devices have been signed out'),
      onError: (error) => notify.failure(messageFor(error, 'Failed to sign the devices out')),
      onSettled: () => setAsking(false),
    });

  return (
    <Section
      title="Signed-in Devices"
      description="A device that is signed out needs your password again."
      actions={
        query.data && query.data.length > 1 ? (
          <Button onPress={() => setAsking(true)}>Sign out all others</Button>
        ) : undefined
      }
    >
      <QueryView
        query={query}
        failure="Failed to load your devices"
        pending={<Skeleton label="Loading your devices..." lines={3} />}
      >
        {(devices) => (
          <List ref={list} role="list" aria-label="Signed-in devices" tabIndex={-1}>
            {devices.map((device) => (
              <Device
                key={device.session_id}
                device={device}
                isEnding={end.isPending && end.variables === device.session_id}
                onEnd={() => onEnd(device)}
              />
            ))}
          </List>
        )}
      </QueryView>
      <ConfirmDialog
        title="Sign out all other devices"
        confirmLabel="Sign out all others"
        isPending={endOthers.isPending}
        pendingLabel="Signing out..."
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onEndOthers}
      >
        You stay signed in on this device only.
      </ConfirmDialog>
    </Section>
  );
}

import { deskSearchQuery } from '@pitlane/shared-data/front-desk';
import { Dialog, QueryView, Skeleton, useListParams } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { OnDeskAction } from './desk-action.ts';

const kinds = ['book'] as const;

/**
 * Opens the visit of a known car that the address asks for, such as `?do=book&plate=KA+01+A+1&vehicle=3&service=2`, or of a customer, by
 * `?do=book&phone=…`.
 */
export function AskedVisit({ onAction }: OnDeskAction) {
  const { read, readOneOf, change } = useListParams();
  const isAsked = readOneOf('do', kinds) !== undefined;
  const vehicleId = Number(read('vehicle')) || undefined;
  const asked = read('phone');
  const query = useQuery(deskSearchQuery(isAsked ? asked || read('plate') : ''));
  const customer = query.data?.rows.find(({ phone, vehicles }) =>
    asked ? phone === asked : vehicles.some(({ vehicle_id }) => vehicle_id === vehicleId),
  );
  const forget = () =>
    change(
      { do: null, phone: null, plate: null, vehicle: null, service: null, work: null },
      { replace: true },
    );
  const start = useEffectEvent(() => {
    if (!isAsked || !customer) return;
    const service = read('service');
    const work = { serviceIds: service ? [service] : [], complaints: read('work') };
    onAction(asked ? { kind: 'visit', customer } : { kind: 'visit', customer, vehicleId, work });
    forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address or the customer has changed
  useEffect(() => start(), [isAsked, customer]);
  if (!isAsked || customer) return null;
  return (
    <Dialog title="Book" isOpen onOpenChange={forget}>
      <QueryView
        query={query}
        failure={asked ? 'Failed to load the customer' : 'Failed to load the car'}
        pending={<Skeleton label="Loading..." lines={3} />}
      >
        {() => <p>{asked ? 'There is no such customer.' : 'There is no such car.'}</p>}
      </QueryView>
    </Dialog>
  );
}

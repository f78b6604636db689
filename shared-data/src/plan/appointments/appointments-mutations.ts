import { customerKeys } from '../../customers/customers-keys.ts';
import { frontDeskKeys } from '../../customers/front-desk/front-desk-keys.ts';
import { sendEach } from '../../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { mechanicKeys } from '../../hours/mechanics/mechanics-keys.ts';
import { partKeys } from '../../parts/parts-keys.ts';
import { overviewKeys } from '../../reports/overview/overview-keys.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { vehicleKeys } from '../../vehicles/vehicles-keys.ts';
import { planKeys } from '../plan-keys.ts';
import {
  cancelRequest,
  moveRequest,
  type RequestCancellation,
  type RequestMove,
} from './appointments-api.ts';

/** Also changes mechanics' jobs, dashboard, front desk, reserved parts and the histories of vehicle and customer. */
export const changedByAppointment = [
  ...[requestKeys.all, mechanicKeys.all, overviewKeys.all, customerKeys.all, vehicleKeys.all],
  ...[planKeys.all, frontDeskKeys.all, partKeys.all],
];

export const useCancelRequest = () =>
  useDomainMutation({ send: cancelRequest, changes: changedByAppointment, refreshesOnFailure: true });

export const useMoveRequest = () =>
  useDomainMutation({ send: moveRequest, changes: changedByAppointment, refreshesOnFailure: true });

/** Cancels several requests, each with its own outcome. */
export const useCancelRequests = () =>
  useDomainMutation({
    send: (portal, cancellations: readonly RequestCancellation[]) =>
      sendEach(cancellations, (cancellation) => cancelRequest(portal, cancellation)),
    changes: changedByAppointment,
    refreshesOnFailure: true,
  });

/** Moves several requests, each with its own outcome. */
export const useMoveRequests = () =>
  useDomainMutation({
    send: (portal, moves: readonly RequestMove[]) => sendEach(moves, (move) => moveRequest(portal, move)),
    changes: changedByAppointment,
    refreshesOnFailure: true,
  });

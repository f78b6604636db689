import { customerKeys } from '../customers/customers-keys.ts';
import { frontDeskKeys } from '../customers/front-desk/front-desk-keys.ts';
import { sendEach } from '../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { mechanicKeys } from '../hours/mechanics/mechanics-keys.ts';
import { salaryKeys } from '../hours/salary/salary-keys.ts';
import { invoiceKeys } from '../invoices/invoices-keys.ts';
import { partKeys } from '../parts/parts-keys.ts';
import { planKeys } from '../plan/plan-keys.ts';
import { overviewKeys } from '../reports/overview/overview-keys.ts';
import { vehicleKeys } from '../vehicles/vehicles-keys.ts';
import { completeJob, queueJob, startJob } from './jobs/jobs-api.ts';
import {
  assignMechanic,
  bookService,
  clearAllRequests,
  type MechanicAssignment,
  unassignMechanic,
} from './requests-api.ts';
import { requestKeys } from './requests-keys.ts';

/** Also changes what is due and deferred for the car. */
export const useBookService = () =>
  useDomainMutation({
    send: bookService,
    changes: [requestKeys.all, planKeys.all, vehicleKeys.all],
    refreshesOnFailure: true,
  });

/** Also changes the mechanics' open jobs, the dashboard's counts by status and the next steps of the front desk. */
const changedByAssignment = [
  ...[requestKeys.all, mechanicKeys.all, overviewKeys.all, planKeys.all],
  frontDeskKeys.all,
];

/** Assigns one or several requests, each with its own outcome. */
export const useAssignMechanics = () =>
  useDomainMutation({
    send: (portal, assignments: readonly MechanicAssignment[]) =>
      sendEach(assignments, (assignment) => assignMechanic(portal, assignment)),
    changes: changedByAssignment,
    refreshesOnFailure: true,
  });

/** Takes their mechanics off one or several requests, each with its own outcome. */
export const useUnassignMechanics = () =>
  useDomainMutation({
    send: (portal, assignments: readonly MechanicAssignment[]) =>
      sendEach(assignments, (assignment) => unassignMechanic(portal, assignment)),
    changes: changedByAssignment,
    refreshesOnFailure: true,
  });

/** Takes the id of an approved request. */
export const useStartJob = () =>
  useDomainMutation({
    send: (portal, requestId: number) => startJob(portal, requestId),
    changes: [requestKeys.all],
    refreshesOnFailure: true,
  });

/** Takes the id of a request in progress. */
export const useQueueJob = () =>
  useDomainMutation({ send: queueJob, changes: [requestKeys.all], refreshesOnFailure: true });

/** Also changes the stock of parts, the mechanic's open jobs and salary due and the car's kilometres, and drafts an invoice. */
export const useCompleteJob = () =>
  useDomainMutation({
    send: completeJob,
    changes: [requestKeys.all, partKeys.all, mechanicKeys.all, vehicleKeys.all, invoiceKeys.all],
    refreshesOnFailure: true,
  });

/** Also changes salaries due, customers' services and the dashboard, which are computed from requests. */
export const useClearAllRequests = () =>
  useDomainMutation({
    send: clearAllRequests,
    changes: [requestKeys.all, mechanicKeys.all, salaryKeys.all, customerKeys.all, overviewKeys.all],
  });

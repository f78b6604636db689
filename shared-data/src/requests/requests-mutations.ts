import { customerKeys } from '../customers/customers-keys.ts';
import { invoiceKeys } from '../invoices/invoices-keys.ts';
import { mechanicKeys } from '../mechanics/mechanics-keys.ts';
import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { overviewKeys } from '../overview/overview-keys.ts';
import { partKeys } from '../parts/parts-keys.ts';
import { salaryKeys } from '../salary/salary-keys.ts';
import { vehicleKeys } from '../vehicles/vehicles-keys.ts';
import { cancelRequest, moveRequest } from './changes-api.ts';
import { completeJob, queueJob, startJob } from './jobs-api.ts';
import { assignMechanic, bookService, clearAllRequests, unassignMechanic } from './requests-api.ts';
import { requestKeys } from './requests-keys.ts';

export const useBookService = () => useDomainMutation({ send: bookService, changes: [requestKeys.all] });

/** Also changes the mechanics' open jobs and the dashboard's counts by status. */
export const useAssignMechanic = () =>
  useDomainMutation({
    send: assignMechanic,
    changes: [requestKeys.all, mechanicKeys.all, overviewKeys.all],
  });

export const useUnassignMechanic = () =>
  useDomainMutation({
    send: unassignMechanic,
    changes: [requestKeys.all, mechanicKeys.all, overviewKeys.all],
    refreshesOnFailure: true,
  });

/** Also changes the mechanics' open jobs, the dashboard and the histories of vehicle and customer. */
const changedByAppointment = [
  requestKeys.all,
  mechanicKeys.all,
  overviewKeys.all,
  customerKeys.all,
  vehicleKeys.all,
];

export const useCancelRequest = () =>
  useDomainMutation({ send: cancelRequest, changes: changedByAppointment, refreshesOnFailure: true });

export const useMoveRequest = () =>
  useDomainMutation({ send: moveRequest, changes: changedByAppointment, refreshesOnFailure: true });

/** Takes the id of an approved request. */
export const useStartJob = () =>
  useDomainMutation({ send: startJob, changes: [requestKeys.all], refreshesOnFailure: true });

/** Takes the id of a request in progress. */
export const useQueueJob = () =>
  useDomainMutation({ send: queueJob, changes: [requestKeys.all], refreshesOnFailure: true });

/** Also changes the stock of parts, the mechanic's open jobs and salary due, and makes the draft of an invoice. */
export const useCompleteJob = () =>
  useDomainMutation({
    send: completeJob,
    changes: [requestKeys.all, partKeys.all, mechanicKeys.all, invoiceKeys.all],
    refreshesOnFailure: true,
  });

/** Also changes salaries due, customers' services and the dashboard, which are computed from requests. */
export const useClearAllRequests = () =>
  useDomainMutation({
    send: clearAllRequests,
    changes: [requestKeys.all, mechanicKeys.all, salaryKeys.all, customerKeys.all, overviewKeys.all],
  });

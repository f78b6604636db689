import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { changedByAppointment } from '../appointments/appointments-mutations.ts';
import { planRequest } from './schedule-api.ts';

/** Puts a request on another day, at another time or in another lane. */
export const usePlanRequest = () =>
  useDomainMutation({ send: planRequest, changes: changedByAppointment, refreshesOnFailure: true });

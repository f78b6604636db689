import type { ServiceRequest } from '@pitlane/shared-data/requests';

/** A constraint of the database guarantees date and cost of a completed request. */
export interface CompletedRequest extends ServiceRequest {
  completion_date: string;
  final_cost: number;
}

export const isCompleted = (request: ServiceRequest): request is CompletedRequest =>
  request.status === 'completed' && request.completion_date !== null && request.final_cost !== null;

import type { ServiceRequest } from '@pitlane/shared-data/requests';

/** The database lets no request be completed without its date and cost. */
export interface CompletedRequest extends ServiceRequest {
  completion_date: string;
  final_cost: number;
}

/** Narrows a request to a completed one. */
export const isCompleted = (request: ServiceRequest): request is CompletedRequest =>
  request.status === 'completed' && request.completion_date !== null && request.final_cost !== null;

import type { DeskCustomer, DeskRequest } from '@pitlane/shared-data/front-desk';

/** What the front desk is doing in a dialog. */
export type DeskAction =
  | { kind: 'register'; typed: string }
  | { kind: 'add-car'; customer: DeskCustomer }
  | { kind: 'book'; customer: DeskCustomer; vehicleId?: number }
  | { kind: 'invite'; customer: DeskCustomer }
  | { kind: 'check-in'; request: DeskRequest }
  | { kind: 'collect'; request: DeskRequest }
  | { kind: 'payment'; request: DeskRequest };

export interface OnDeskAction {
  onAction: (action: DeskAction) => void;
}

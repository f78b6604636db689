import type { DeskCustomer, DeskRequest } from '@pitlane/shared-data/front-desk';
import type { VisitForm } from '@pitlane/shared-data/registration';

/** What the front desk is doing in a dialog. */
export type DeskAction =
  /** A visit of a new person, of whom `typed` was searched for, or of a known one; with a car that they have, or another, and with work that was chosen elsewhere. */
  | { kind: 'visit'; typed?: string; customer?: DeskCustomer; vehicleId?: number; work?: Partial<VisitForm> }
  | { kind: 'invite'; customer: DeskCustomer }
  | { kind: 'check-in'; request: DeskRequest }
  | { kind: 'payment'; request: DeskRequest }
  | { kind: 'tell' | 'whatsapp'; request: DeskRequest }
  | { kind: 'move' | 'cancel'; request: DeskRequest };

export interface OnDeskAction {
  onAction: (action: DeskAction) => void;
}

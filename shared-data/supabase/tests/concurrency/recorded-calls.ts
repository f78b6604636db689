import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { password } from '../support/people.ts';
import type { Random } from '../support/random-source.ts';

/** The successful operations. */
export interface Books {
  /** Every known request id. */
  requests: number[];
  /** Net manual changes of each part's stock. */
  edited: Map<number, number>;
  used: Map<number, number>;
  /** The final cost of each completed job. */
  completed: Map<number, number>;
  payments: { jobs: number[]; bonus: number }[];
  /** Unexpected errors. */
  strange: string[];
}

export const openBooks = (): Books => ({
  requests: [1, 2, 3, 4, 5, 6, 7, 8],
  edited: new Map(),
  used: new Map(),
  // The completed jobs of the fixture.
  completed: new Map([
    [4, 3999.5],
    [8, 3500],
  ]),
  payments: [],
  strange: [],
});

export const addTo = (sums: Map<number, number>, key: number, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

/** A session and its operations. */
export interface Worker {
  client: SupabaseClient;
  operations: Operation[];
}
export type Operation = (client: SupabaseClient, books: Books, random: Random) => Promise<void>;

const goneJob = 'PT404 This job was not found. It may have been removed.';
const dismissed = /^PT403 Only a mechanic( or a manager)? can do this$/;
const notTheirs = ['PT404 Job not found', dismissed];
const linesElsewhere = [
  ...['PT404 Service request not found', 'PT404 Line not found'],
  'PT403 Only a mechanic or a manager can do this',
];
const closedOrElsewhere = [
  ...linesElsewhere,
  'PT404 Inspection not found',
  /^PT409 This request is already (completed|cancelled)$/,
];
const invoiceElsewhere = [
  'PT404 Service request not found',
  'PT409 Only a completed job can be invoiced',
  'PT409 This job has an invoice already',
];
const takenPlate = 'PT409 A vehicle with this registration number already exists';
const taken = [
  'PT409 User with this email already exists',
  'PT409 User with this phone number already exists',
];
const nextFree = String.raw`(The next free day is \d+ \w{3} \d{4}|No day within a year is free)\.$`;
const closedDay = new RegExp(`^PT400 The garage is closed .+\\. ${nextFree}`);
const fullDay = new RegExp(`^PT409 That day is full\\. ${nextFree}`);
const nextSlot = String.raw`(The next free (one|day) is .+|No day within a year is free)\.$`;
const slotRefusals = [
  new RegExp(`^PT409 The drop-off time \\d\\d:\\d\\d is full\\. ${nextSlot}`),
  new RegExp(`^PT400 \\d\\d:\\d\\d is no drop-off time of that day\\. ${nextSlot}`),
];
const callTheGarage =
  /^PT409 (It is too late to cancel or move this appointment here|Work on your vehicle has begun)\. Please call the garage.*\.$/;
const changedSince = [
  'PT404 Service request not found',
  /^PT409 This request is already (completed|cancelled)$/,
  callTheGarage,
  /^PT412 This request was moved to .+ in the meantime\. Please look at it again\.$/,
];
const lostInvitation = 'PT404 This invitation is not valid any more. Please ask the garage for a new one.';
const lostLink = 'PT404 This link is not valid any more. Please ask the garage for a new one.';
const lostCode = 'PT404 This code is not valid. Please check it, or ask the owner for a new one.';
const signedOut = 'PT401 Please log in';
const openRequest =
  'PT409 This car has an open request. It can change its owner once that is completed or cancelled.';
const stillHere = 'PT409 This car is still at the garage. It can change its owner once it was collected.';
const wrongCode = 'PT400 This code is not right, or was used before. Enter the code that the app shows now.';
const tooManyAttempts = 'PT429 Too many attempts. Please try again later.';
const factorIsOff = 'PT409 Your second factor is off';
const closedRun =
  /^PT409 This pay run is (approved|cancelled) and does not change any more\. Put a correction in the next one\.$/;
const changedRun = [
  closedRun,
  'PT409 There is nothing to pay in this run',
  'PT412 This run has changed since you opened it. Look at its lines again.',
];
const reload = (problem: string) => `PT409 One of these jobs ${problem}. Reload and try again.`;

const unpayable = [
  'PT400 There are no unpaid jobs to pay',
  'PT404 Mechanic not found',
  ...['has already been paid', 'belongs to another mechanic', 'is not completed', 'no longer exists'].map(
    reload,
  ),
];

/** The refusals that other users' operations may cause; any other, a deadlock or a server error is unexpected. */
const intended: Record<string, (string | RegExp)[]> = {
  book_service: [
    ...slotRefusals,
    'PT400 Please choose a drop-off time',
    closedDay,
    fullDay,
    'PT404 Vehicle not found',
    /^PT409 You have 20 open bookings, which is the most that can be booked here\. Please call the garage.*\.$/,
    /^PT429 You have booked 30 times within a day, which is the most that can be booked here\. Please call the garage.*\.$/,
  ],
  'add vehicle': [takenPlate],
  'change vehicle': [takenPlate],
  'delete vehicle': ['PT409 This vehicle has open service requests and cannot be deleted'],
  cancel_request: changedSince,
  move_request: [...changedSince, ...slotRefusals, closedDay, fullDay, 'PT400 Please select another day'],
  plan_request: [
    ...changedSince,
    ...slotRefusals,
    ...[closedDay, fullDay, 'PT404 Mechanic not found'],
    /^PT409 This request is already (in progress|completed|cancelled)$/,
    /^PT400 Please choose a time between/,
  ],
  cancel_and_delete_vehicle: [
    'PT404 Vehicle not found',
    'PT409 This vehicle has open service requests and cannot be deleted',
    callTheGarage,
  ],
  create_book_link: ['PT404 Vehicle not found'],
  revoke_book_link: ['PT404 Vehicle not found'],
  open_book: [lostLink],
  pass_on_vehicle: ['PT404 Vehicle not found', openRequest, stillHere],
  withdraw_vehicle_code: ['PT404 Vehicle not found'],
  read_vehicle_code: [lostCode, tooManyAttempts],
  take_vehicle: [lostCode, tooManyAttempts, openRequest, stillHere, 'PT409 This car is yours already'],
  pass_vehicle_to: [
    'PT404 Vehicle not found',
    openRequest,
    stillHere,
    'PT409 This customer has this car already',
  ],
  update_profile: taken,
  unassign_mechanic: [
    'PT404 Service request not found',
    'PT409 This request has another mechanic by now',
    /^PT409 This request is already (pending|in progress|completed|cancelled)$/,
  ],
  register_customer: taken,
  register_walk_in: ['PT409 User with this phone number already exists'],
  invite_customer: ['PT409 This customer has a login already', 'PT409 User with this email already exists'],
  invite_mechanic: ['PT404 Mechanic not found', 'PT409 This mechanic has a login already'],
  update_customer: [
    ...taken,
    'PT404 Customer not found',
    'PT412 The details of this customer were changed by someone else.',
  ],
  read_invitation: [lostInvitation],
  accept_invitation: [...taken, lostInvitation],
  add_vehicle_for: [takenPlate],
  book_for: [...slotRefusals, closedDay, fullDay, 'PT404 Vehicle not found'],
  save_visit: ['PT409 User with this phone number already exists', takenPlate, closedDay, fullDay],
  check_in: [
    'PT404 Service request not found',
    'PT409 This car is checked in already',
    /^PT409 This request is already (completed|cancelled)$/,
    /^PT409 The last reading was [\d,]+ km$/,
  ],
  save_vehicle_document: [
    ...[signedOut, 'PT404 Vehicle not found', 'PT404 Document not found'],
    'PT409 This document is in the list already',
  ],
  remove_vehicle_document: [signedOut, 'PT404 Document not found'],
  add_reading: ['PT404 Vehicle not found', /^PT409 The last reading was [\d,]+ km$/],
  collect: [
    'PT404 Service request not found',
    'PT409 This car has been collected already',
    /^PT409 Only the car of a completed job can be collected\. This one is .+\.$/,
  ],
  change_password: [signedOut, 'PT429 Too many attempts. Please try again later.'],
  // The password is wrong: whoever closed their account could do nothing more.
  close_account: [
    'PT400 This is not your password',
    signedOut,
    'PT429 Too many attempts. Please try again later.',
  ],
  end_session: ['PT404 This device is no longer signed in', signedOut],
  end_other_sessions: [signedOut],
  hire_mechanic: [...taken, 'PT409 A mechanic with this employee ID already exists'],
  set_hourly_rate: ['PT404 Mechanic not found'],
  dismiss_mechanic: ['PT404 Mechanic not found'],
  assign_mechanic: [
    ...['PT404 Mechanic not found', 'PT404 Service request not found'],
    /^PT409 This request is already (in progress|completed|cancelled)$/,
  ],
  add_line: [...linesElsewhere, /^PT409 This request is already (completed|cancelled)$/],
  change_line: [
    ...linesElsewhere,
    /^PT409 This (request is already (completed|cancelled)|line is already withdrawn)$/,
    'PT409 A change of this line is waiting for an answer already',
    'PT403 Only a manager can change this line',
    'PT409 The discount is more than the amount',
  ],
  discount_lines: [
    'PT404 Service request not found',
    /^PT409 This request is already (completed|cancelled)$/,
    'PT400 There is no line to take this off',
    'PT409 The discount is more than the amount',
  ],
  start_inspection: closedOrElsewhere,
  record_items: [
    ...closedOrElsewhere,
    'PT409 This inspection is finished. Reopen it to change it.',
    /^PT412 Left (tread|wall) was changed by someone else\. Check it and try again\.$/,
  ],
  finish_inspection: closedOrElsewhere,
  reopen_inspection: closedOrElsewhere,
  save_bundle: ['PT409 A bundle with this name already exists'],
  set_bundle_active: ['PT404 Bundle not found'],
  add_bundle: [
    ...linesElsewhere,
    'PT404 Bundle not found',
    /^PT409 This request is already (completed|cancelled)$/,
  ],
  save_inspection_template: ['PT409 A template with this name already exists'],
  set_inspection_template_active: [],
  withdraw_line: [
    ...linesElsewhere,
    /^PT409 This (request is already (completed|cancelled)|line is already (declined|withdrawn))$/,
    'PT403 Only a manager can change this line',
  ],
  decide_lines: [
    ...linesElsewhere,
    /^PT409 This request is already (completed|cancelled)$/,
    /^PT409 .+ (is already (approved|declined|withdrawn)|has no price yet)$/,
    /^PT412 .+ has changed\. Please look at it again\.$/,
  ],
  create_link: ['PT404 Service request not found', 'PT409 The link of this request would have ended already'],
  revoke_link: ['PT404 Service request not found'],
  open_link: [lostLink],
  link_photos: [lostLink],
  answer_by_link: [
    lostLink,
    'PT404 Line not found',
    'PT400 Please approve or decline each line',
    /^PT409 This request is already (completed|cancelled)$/,
    /^PT409 .+ (is already (approved|declined|withdrawn)|has no price yet)$/,
    /^PT412 .+ has changed\. Please look at it again\.$/,
  ],
  add_photo: closedOrElsewhere,
  remove_photo: [
    ...closedOrElsewhere,
    'PT404 Photo not found',
    'PT409 This photo is part of an approval and stays',
  ],
  start_import: [],
  add_import_rows: [],
  check_import: [],
  mend_import_row: [],
  apply_import: [
    'PT409 Customers, vehicles or parts have changed since the rows were checked. Check them again, then import.',
    /^PT409 [\d,]+ rows? ha(ve|s an) errors?\. Correct what is wrong, or choose to leave it out\.$/,
  ],
  undo_import: [/^PT409 This import cannot be undone: /],
  discard_import: [],
  send_estimate: [...closedOrElsewhere, 'PT409 There is nothing to send', /^PT409 .+ has no price yet$/],
  save_tax_rate: [],
  save_draft: [...invoiceElsewhere],
  discount_draft: [
    ...invoiceElsewhere,
    'PT400 There is no line to take this off',
    'PT409 The discount is more than the amount',
  ],
  issue_invoice: [
    ...invoiceElsewhere,
    'PT409 Enter the name and address of the garage in the settings before issuing an invoice',
  ],
  credit_invoice: [
    'PT409 Nothing of this invoice is left to credit',
    'PT412 This invoice was credited by someone else. Check it and try again.',
  ],
  remind_of_invoice: [
    'PT409 Nothing is due for this invoice',
    'PT409 This customer gets no messages about invoices. Please call them.',
  ],
  record_payment: [
    'PT404 Service request not found',
    'PT412 The amount paid has changed. Check it and try again.',
    'PT409 Nothing is due for this job',
    /^PT409 No more than ₹[\d,.]+ can be taken for this job$/,
  ],
  refund_payment: [
    'PT404 Service request not found',
    'PT412 The amount paid has changed. Check it and try again.',
    'PT409 There is nothing to refund for this job',
    /^PT409 No more than ₹[\d,.]+ can be refunded for this job$/,
  ],
  correct_payment: [
    'PT409 This entry has been corrected already',
    'PT409 This payment has been refunded. Correct the refund first.',
  ],
  link_invoice: [lostLink],
  record_till_entry: [
    'PT409 The till was opened today already. Record cash in or out instead.',
    'PT409 The till does not hold that much cash',
  ],
  record_expense: ['PT409 The till does not hold that much cash. Record the float or cash in first.'],
  correct_expense: ['PT409 This entry has been corrected already'],
  close_till: ['PT412 A payment was recorded by someone else. Check the till and try again.'],
  start_job: [...notTheirs, /^PT409 .+ This one is (pending|in progress|completed|cancelled)\.$/],
  queue_job: [...notTheirs, /^PT409 .+ This one is (pending|approved|completed|cancelled)\.$/],
  complete_job: [
    ...notTheirs,
    'PT409 This job has already been completed',
    /^PT409 Only a job in progress can be completed\. This one is (pending|approved|cancelled)\.$/,
    /^PT409 (Oil Filter|Brake Pad): only \d+ pieces? left in stock$/,
    /^PT409 The last reading was [\d,]+ km$/,
  ],
  return_part: [
    'PT403 Only a mechanic or a manager can do this',
    'PT404 Service request not found',
    /^PT409 Oil Filter: only \d+ pieces? can come back from this job$/,
  ],
  receive_part: [],
  correct_cost: [],
  save_supplier: ['PT409 A supplier with this name already exists'],
  set_supplier_retired: [],
  save_order: [
    'PT409 This order was sent already. Make another one for more parts.',
    'PT409 This supplier is retired',
  ],
  send_order: ['PT409 This supplier is retired'],
  cancel_order_lines: [],
  receive_order: [
    'PT409 Nothing of this order is open',
    /^PT409 Oil Filter: \d pieces? came, but only \d pieces? (is|are) still open on this order$/,
    /^PT409 Bill B-\d+ of this supplier was recorded already$/,
  ],
  return_to_supplier: [
    /^PT409 Oil Filter: only \d+ pieces? of this bill can go back$/,
    /^PT409 Oil Filter: only \d+ pieces? left in stock$/,
  ],
  pay_supplier: [
    'PT409 This is more than the supplier is owed',
    'PT409 The till does not hold that much cash. Record the float or cash in first.',
  ],
  correct_supplier_payment: ['PT409 This payment has been corrected already'],
  start_stock_take: [
    'PT409 There is no part to count here, or all of them are in another open stock-take',
    'PT403 Only a mechanic or a manager can do this',
  ],
  count_part: [
    'PT409 This stock-take is closed. Start another one to count again.',
    'PT403 Only a mechanic or a manager can do this',
    /^PT409 .+ is being counted in stock-take \d+$/,
  ],
  post_stock_take: [
    'PT409 Nothing was counted yet',
    'PT409 This stock-take was cancelled',
    'PT412 Someone has counted again. Check the differences, then post them.',
    /^PT409 (The stock of .+ was set by hand after it was counted|More of .+ was used after the count than was counted)\. /,
  ],
  cancel_stock_take: ['PT409 This stock-take was posted already'],
  save_part: [],
  save_part_category: [],
  take_prices: [/^PT412 The cost or the rule of Oil Filter has changed\. /],
  set_part_retired: [],
  update_stock: ['PT403 Only a mechanic or a manager can do this'],
  pay_salary: unpayable,
  pay_and_dismiss: [...unpayable, 'PT409 Another job is unpaid now. Reload and try again.'],
  start_pay_run: [
    /^PT409 Pay run \d+ (is still a draft\. Approve or cancel it first\.|covers days of this period, until .+)$/,
  ],
  add_pay_line: ['PT404 Mechanic not found', closedRun],
  remove_pay_line: ['PT404 This line was not found. Someone may have removed it.', closedRun],
  check_pay_run: changedRun,
  approve_pay_run: [
    ...changedRun,
    'PT409 Check this run before you approve it',
    /^PT409 .+ (does not work here any more\. Remove their lines|would be paid less than nothing\. .+)\.$/,
  ],
  cancel_pay_run: ['PT409 This pay run was approved already'],
  ask_about_pay: [
    ...[dismissed, 'PT404 This line was not found'],
    'PT409 You have asked about this line already. Wait for the answer, then ask again.',
  ],
  answer_pay_question: ['PT404 Question not found', /^PT409 .+ has answered this already$/],
  save_bank_account: ['PT404 Mechanic not found'],
  hire_manager: taken,
  set_manager_right: ['PT404 Manager not found'],
  remove_manager: ['PT404 Manager not found'],
  save_garage: [],
  save_sign_in_settings: [],
  list_refusals: [],
  begin_second_factor: [tooManyAttempts],
  switch_on_second_factor: ['PT409 Show the QR code first', wrongCode, tooManyAttempts],
  confirm_sign_in: [factorIsOff],
  new_recovery_codes: [factorIsOff],
  switch_off_second_factor: [factorIsOff],
  reset_second_factor: ['PT404 Manager not found', 'PT409 This manager has no second factor'],
  save_logo: [],
  remove_logo: [],
  save_opening_hours: [],
  close_days: [],
  reopen_day: [],
  'look at the board': ['PT403 Only a mechanic or a manager can do this'],
  set_promise: closedOrElsewhere,
  set_waiting: [...closedOrElsewhere, 'PT409 This car has not arrived yet'],
  end_waiting: [...closedOrElsewhere, 'PT409 This car has not arrived yet'],
  join_job: [
    ...[dismissed, 'PT404 Service request not found', 'PT409 Only a job in progress can be joined'],
    'PT409 This car waits. Let it go on first.',
  ],
  clock_other_work: [dismissed],
  stop_clock: [dismissed],
  propose_correction: [
    ...[
      'PT403 Only a mechanic or a manager can do this',
      'PT404 Entry not found',
      'PT404 Mechanic not found',
    ],
    ...['PT409 Only a job that was started can be added', goneJob],
    /^PT400 This job was completed on /,
    'PT409 A correction of this entry is not decided yet',
    /^PT409 It would overlap /,
  ],
  decide_correction: [
    ...[goneJob, 'PT409 Only a job that was started can be added'],
    ...['PT404 Correction not found', 'PT409 This mechanic is gone. Refuse the correction.'],
    /^PT409 .+ has (accepted|refused) this correction already$/,
    /^PT409 It would overlap /,
  ],
  add_absence: ['PT404 Mechanic not found', 'PT409 An absence covers some of these days already'],
  remove_absence: ['PT404 This absence was removed already', 'PT404 Mechanic not found'],
  save_mechanic_hours: ['PT404 Mechanic not found', 'PT412 These hours were changed by someone else'],
  save_plan_settings: [],
  save_drop_off_slots: [],
  create_wall_link: ['PT409 There are 20 wall links, which is the most. Please end one that is not used.'],
  revoke_wall_link: [],
  open_wall: [lostLink],
  save_bay: ['PT409 A bay with this name already exists'],
  save_service: ['PT409 A service with this name already exists'],
  save_service_intervals: [],
  set_service_active: [],
  save_car_type: ['PT409 This car model already exists'],
  set_car_type_active: [],
  save_message_settings: [],
  save_message_text: [],
  send_test_message: [],
  open_in_whatsapp: [
    'PT404 Service request not found',
    'PT409 This message does not fit the request now',
    'PT409 This customer has no phone number for WhatsApp. Add one with its country code, such as +91.',
    /^PT409 .+, so there is nothing to tell$/,
  ],
  send_again: [
    'PT404 Message not found',
    'PT409 This message is waiting to be sent already',
    /^PT409 .+, so this message cannot be sent again$/,
    /^PT409 It reaches nobody: /,
  ],
  mark_read: [signedOut],
  mark_notice_read: [signedOut],
  save_message_preference: [],
  read_opt_out: [lostLink],
  opt_out: [lostLink],
  answer_reminder: [
    lostLink,
    ...changedSince,
    ...slotRefusals,
    closedDay,
    fullDay,
    'PT400 Please select another day',
    'PT409 This request is already in progress',
  ],
  give_feedback: [
    signedOut,
    'PT404 Service request not found',
    'PT409 You have answered this already. Thank you.',
    'PT409 We ask this once your car is collected',
  ],
  feedback_by_link: [
    lostLink,
    'PT409 You have answered this already. Thank you.',
    'PT409 We ask this once your car is collected',
  ],
  set_repeat: [
    'PT404 Service request not found',
    'PT400 Please choose an earlier completed job of this car',
    'PT409 This request is cancelled',
    'PT409 The mechanic was paid for this job already. A pay run can correct it.',
  ],
  save_warranty_terms: [],
  queue_reminders: [],
  renew_due_work: [],
  prepare_reports: [],
  remind_of_due_work: [],
  queue_morning_mails: [],
  save_morning_mail: [],
  record_due_call: ['PT404 This is no longer due'],
  message_due_work: [
    ...['PT404 This is no longer due', 'PT409 This customer was written to about it today'],
    /^PT409 This customer gets no such message: /,
  ],
  put_off_due_work: ['PT404 This is no longer due'],
  claim_messages: [],
  note_sent: [],
  note_failed: [],
  clear_all_requests: ['PT409 The garage is busy just now. Please try again.'],
};

/** Records every refusal that is not intended. */
export async function callAndRecord<Result>(
  client: SupabaseClient,
  books: Books,
  name: string,
  parameters: object,
): Promise<Result | undefined> {
  const { data, error } = await client.rpc(name, parameters);
  if (error) note(books, name, error);
  return error ? undefined : (data as Result);
}

export function note(books: Books, name: string, error: { code: string; message: string }) {
  const refusal = `${error.code} ${error.message}`;
  const isIntended = intended[name]?.some((text) =>
    typeof text === 'string' ? text === refusal : text.test(refusal),
  );
  if (!isIntended) books.strange.push(`${name}: ${refusal}`);
}

export const someKey = (random: Random) => random.chance(0.7) && { idempotency_key: randomUUID() };

export const rarely =
  (name: string, parameters: (random: Random) => object = () => ({}), chance = 0.05): Operation =>
  async (client, books, random) => {
    if (random.chance(chance)) await callAndRecord(client, books, name, parameters(random));
  };

export const person = (random: Random) => {
  const number = random.below(6);
  return {
    name: 'Nina',
    email: `nina${number}@example.test`,
    phone: `98450 6000${random.below(6)}`,
    password,
  };
};

/** The functions of `intended`; the others are changes of tables. */
export const mixedFunctions = Object.keys(intended).filter((name) => !name.includes(' '));

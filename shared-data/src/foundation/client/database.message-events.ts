/**
 * Generated from private.message_events by `npm run types -w shared-data`. Do not edit. In the order of a visit. opens: the
 * screen that a link or a notice leads to; notice: the text in the bell, with facts in braces.
 */
export const messageEvents = {
  booking_received: {
    label: 'Booking received',
    opens: 'request',
    notice: 'We have your booking for {day}',
  },
  booking_approved: {
    label: 'Booking approved',
    opens: 'request',
    notice: 'Confirmed for {day}, with {mechanic}',
  },
  booking_moved: {
    label: 'Booking moved',
    opens: 'request',
    notice: 'Moved to {day}',
  },
  booking_cancelled: {
    label: 'Booking cancelled',
    opens: 'request',
    notice: 'Cancelled: the appointment of {day}',
  },
  appointment_reminder: {
    label: 'Reminder of an appointment',
    opens: 'request',
    notice: 'Your appointment is on {day}',
  },
  car_arrived: {
    label: 'Car arrived',
    opens: 'request',
    notice: 'Your car has arrived',
  },
  promise_moved: {
    label: 'Promised time moved',
    opens: 'request',
    notice: 'Your car will be ready on {time}',
  },
  estimate_to_answer: {
    label: 'Estimate to answer',
    opens: 'estimate',
    notice: 'Please answer your estimate of {amount}',
  },
  estimate_reminder: {
    label: 'Reminder of an estimate',
    opens: 'estimate',
    notice: 'Your estimate of {amount} still waits for an answer',
  },
  waiting_for_parts: {
    label: 'Waiting for parts',
    opens: 'request',
    notice: 'The work waits for parts',
  },
  parts_arrived: {
    label: 'Parts arrived',
    opens: 'request',
    notice: 'The parts are here, the work goes on',
  },
  car_ready: {
    label: 'Car ready',
    opens: 'request',
    notice: 'Your car is ready. Amount: {amount}',
  },
  invoice_issued: {
    label: 'Invoice',
    opens: 'invoice',
    notice: 'Your invoice of {amount}',
  },
  invoice_reminder: {
    label: 'Reminder of an invoice',
    opens: 'invoice',
    notice: 'Still to pay: {amount} of your invoice',
  },
  payment_received: {
    label: 'Payment received',
    opens: 'receipt',
    notice: 'We received {amount}',
  },
  feedback_asked: {
    label: 'Question after the visit',
    opens: 'estimate',
    notice: 'How was your visit?',
  },
  low_score: {
    label: 'Low score after a visit',
    opens: 'estimate',
    notice: 'The customer gave {score} of 5',
  },
  work_due: {
    label: 'Work due',
    opens: 'vehicle',
    notice: '{service} is due for {plate} on {day}',
  },
  document_ends: {
    label: 'Document ends',
    opens: 'vehicle',
    notice: '{document} of {plate} is valid until {day}',
  },
  car_taken: {
    label: 'Car has another owner',
    opens: 'vehicle',
    notice: '{plate} has another owner since {time}',
  },
  account_invitation: {
    label: 'Invitation to an account',
    opens: 'account',
    notice: 'Invitation to an account',
  },
  purchase_order: {
    label: 'Purchase order',
    opens: 'order',
    notice: 'A purchase order was sent',
  },
  morning_mail: {
    label: 'Morning mail',
    opens: 'profile',
    notice: 'Your morning mail',
  },
} as const;

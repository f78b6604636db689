const labels: Record<string, string> = {
  denied_customer: 'A customer asked for what only others may do',
  denied_mechanic: 'A mechanic asked for what only others may do',
  denied_manager: 'A manager asked for what their rights do not allow',
  denied_other: 'A login without a role asked for something',
  limit_booking: 'Too many bookings of a customer',
  limit_car_code: 'Too many wrong codes for cars that are passed on',
  limit_change_password: 'Too many attempts to change a password',
  limit_close_account: 'Too many attempts to close an account',
  limit_link: 'Too many wrong links from an address',
  limit_recovery_code: 'Too many wrong recovery codes of a second factor',
  limit_register: 'Too many registrations from an address, or in all',
  limit_register_from: 'Too many registrations from a network',
  limit_second_factor: 'Too many wrong codes of a second factor',
  limit_sign_in: 'Too many wrong passwords or emailed codes at a login',
  wrong_car_code: 'Wrong or ended code of a car that is passed on',
  wrong_code: 'Wrong code of a second factor',
  wrong_invitation: 'Wrong or ended invitation',
  wrong_link: 'Wrong or ended link',
  wrong_password: 'Wrong current password',
  wrong_sign_in: 'Wrong email, password or emailed code at a login',
};

/** What was refused, in words. */
export const refusalLabel = (kind: string): string => labels[kind] ?? 'Another limit was reached';

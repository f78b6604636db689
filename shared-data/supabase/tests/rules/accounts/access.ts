import {
  type DomainAccess,
  managersAll,
  mechanicsOwn,
  names,
  nowhere,
  readOnly,
  sight,
} from '../../access/domain-access.ts';

export const accounts: DomainAccess = {
  tables: {
    mechanics: {
      key: 'mechanic_id',
      change: { hourly_rate: 1 },
      read: sight({ ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: { mechanic: 'mechanic_id = $me' },
      columns: {
        read: names(`mechanic_id employee_id name email phone experience_years specialization specializations available
      availability_status rating hourly_rate hire_date created_at email_verified phone_verified`),
      },
    },
    managers: {
      key: 'manager_id',
      change: { second_factor: false },
      read: sight(managersAll),
      ...readOnly,
      columns: {
        read: names(
          'manager_id name email phone department created_at may_pay may_change_settings second_factor',
        ),
      },
    },
  },
  calls: {
    register_customer: { parameters: { name: '', email: '', phone: '', password: '' }, refusal: 'PT400' },
    change_password: { parameters: { new_password: '' }, refusal: 'PT400' },
    switch_on_second_factor: { parameters: { code: '' }, refusal: 'PT409' },
    begin_second_factor: { refusal: 'PT400' },
    confirm_sign_in: { parameters: { code: '' }, refusal: 'PT409' },
    new_recovery_codes: { parameters: { code: '' }, refusal: 'PT409' },
    switch_off_second_factor: { parameters: { code: '' }, refusal: 'PT409' },
    reset_second_factor: { parameters: { manager_id: nowhere }, refusal: 'PT404' },
    save_sign_in_settings: { parameters: { settings: {} }, refusal: 'PT400' },
    hire_manager: { parameters: { name: '', email: '', phone: '', password: '' }, refusal: 'PT400' },
    set_manager_right: {
      parameters: { manager_id: nowhere, manager_right: 'pay', granted: true },
      refusal: 'PT404',
    },
    remove_manager: { parameters: { manager_id: nowhere }, refusal: 'PT404' },
  },
};

/** A table of the export and the columns of its file, in this order. Headings are the names of the columns. */
export interface ExportFile {
  subject: string;
  fileName: string;
  label: string;
  columns: readonly string[];
}

const names = (text: string) => text.trim().split(/\s+/);

export const exportFiles: readonly ExportFile[] = [
  {
    subject: 'customers',
    fileName: 'customers.csv',
    label: 'Customers',
    columns: names(
      'customer_id name phone email address status has_login email_verified created_at closed_at',
    ),
  },
  {
    subject: 'vehicles',
    fileName: 'vehicles.csv',
    label: 'Vehicles',
    columns: names(`vehicle_id customer_id registration_number brand model year color fuel_type km_driven vin
      engine_number chassis_number last_oil_change created_at`),
  },
  {
    subject: 'odometer_readings',
    fileName: 'kilometre-readings.csv',
    label: 'Kilometre readings',
    columns: names('reading_id vehicle_id kilometres source read_at'),
  },
  {
    subject: 'service_requests',
    fileName: 'requests.csv',
    label: 'Requests',
    columns: names(`request_id customer_id vehicle_id status service_name registration_number brand model year
      scheduled_date created_at started_at completion_date estimated_cost final_cost exceeds_estimate is_paid
      assigned_mechanic mechanic_name customer_notes mechanic_notes arrived_at checked_in_by arrival_kilometres
      arrival_fuel belongings key_number collected_at handed_over_by cancelled_at cancelled_by cancelled_by_name
      cancel_reason moved_at moved_from moved_by moved_by_name move_reason`),
  },
  {
    subject: 'request_lines',
    fileName: 'lines.csv',
    label: 'Lines of requests',
    columns:
      names(`line_id request_id position kind description quantity unit unit_price amount tax_rate tax_code
      minutes service_id part_id inspection_item_id source urgency what_it_is why_needed if_it_waits status version
      replaces sent_at
      decided_by_name decided_at decision_channel decline_reason created_at`),
  },
  {
    subject: 'service_request_parts',
    fileName: 'used-parts.csv',
    label: 'Used parts',
    columns: names('request_id part_id part_name quantity_used part_cost'),
  },
  {
    subject: 'request_photos',
    fileName: 'photos.csv',
    label: 'Photos',
    columns: names(
      `photo_id request_id inspection_item_id line_id stage path bytes width height sha256 caption taken_by_name taken_at`,
    ),
  },
  {
    subject: 'inspections',
    fileName: 'inspections.csv',
    label: 'Inspections',
    columns: names(`inspection_id request_id template_id template_name started_at started_by_name finished_at
      finished_by_name sent_at`),
  },
  {
    subject: 'inspection_items',
    fileName: 'inspection-items.csv',
    label: 'Items of inspections',
    columns:
      names(`item_id inspection_id position section name kind unit watch_below urgent_below condition value
      note internal_note version changed_at changed_by_name`),
  },
  {
    subject: 'estimates',
    fileName: 'estimates.csv',
    label: 'Sent estimates',
    columns: names('request_id version sent_at sent_by_name amount lines inspections'),
  },
  {
    subject: 'approval_records',
    fileName: 'approval-records.csv',
    label: 'Approval records',
    columns: names('record_id request_id customer_id number decided_at document sha256'),
  },
  {
    subject: 'parts',
    fileName: 'parts.csv',
    label: 'Parts',
    columns: names(
      'id part_code part_name category price avg_cost current_stock stock_min stock_unit updated_at',
    ),
  },
  {
    subject: 'mechanics',
    fileName: 'mechanics.csv',
    label: 'Mechanics',
    columns:
      names(`mechanic_id employee_id name email email_verified phone phone_verified specialization specializations experience_years rating
      hourly_rate available availability_status hire_date created_at`),
  },
  {
    subject: 'billing_details',
    fileName: 'billing-details.csv',
    label: 'Billing details',
    columns: names('customer_id name address state_code tax_number'),
  },
  {
    subject: 'tax_rates',
    fileName: 'tax-rates.csv',
    label: 'Tax rates',
    columns: names('kind valid_from tax_code rate'),
  },
  {
    subject: 'till_closings',
    fileName: 'till.csv',
    label: 'Counts of the till',
    columns: names('closing_id day expected counted difference reason closed_at closed_by_name'),
  },
  {
    subject: 'invoice_drafts',
    fileName: 'draft-invoices.csv',
    label: 'Draft invoices',
    columns: names('request_id name address state_code tax_number version created_at'),
  },
  {
    subject: 'draft_lines',
    fileName: 'draft-lines.csv',
    label: 'Lines of draft invoices',
    columns: names('request_id position kind description quantity unit unit_price amount tax_code tax_rate'),
  },
  {
    subject: 'invoices',
    fileName: 'invoices.csv',
    label: 'Invoices and credit notes',
    columns:
      names(`invoice_id kind number issued_on issued_at issued_by_name request_id customer_id customer vehicle
      garage service_name place_of_supply total value cgst sgst igst credits reason`),
  },
  {
    subject: 'invoice_lines',
    fileName: 'invoice-lines.csv',
    label: 'Lines of invoices',
    columns:
      names(`invoice_id position kind description quantity unit unit_price amount tax_code tax_rate value cgst
      sgst igst`),
  },
  {
    subject: 'customer_payments',
    fileName: 'customer-payments.csv',
    label: 'Payments of customers',
    columns:
      names(`payment_id receipt_number kind request_id customer_id customer_name invoice_id service_name amount
      method reference reason corrects day recorded_at recorded_by_name garage`),
  },
  {
    subject: 'managers',
    fileName: 'managers.csv',
    label: 'Managers',
    columns: names('manager_id name email phone department created_at may_pay may_change_settings'),
  },
  {
    subject: 'salary_payments',
    fileName: 'salary-payments.csv',
    label: 'Salary payments',
    columns:
      names(`payment_id mechanic_id mechanic_name mechanic_email payment_date time_based_pay bonus_amount
      total_amount jobs_included notes paid_by`),
  },
  {
    subject: 'paid_jobs',
    fileName: 'paid-jobs.csv',
    label: 'Paid jobs',
    columns: names('request_id payment_id'),
  },
  {
    subject: 'services',
    fileName: 'services.csv',
    label: 'Services',
    columns: names('service_id name description category base_price estimated_duration active'),
  },
  {
    subject: 'cartypes',
    fileName: 'car-models.csv',
    label: 'Car models',
    columns: names('cartype_id brand model body_type length_mm wheelbase_mm height_mm is_electric active'),
  },
  {
    subject: 'inspection_templates',
    fileName: 'inspection-templates.csv',
    label: 'Inspection templates',
    columns: names('template_id name sections active version'),
  },
  {
    subject: 'garage',
    fileName: 'garage.csv',
    label: 'Garage',
    columns:
      names(`name address phone email state_code tax_number upi_id bank_account ifsc time_zone cost_tolerance
      change_cutoff_hour mechanics_send_estimates`),
  },
  {
    subject: 'opening_hours',
    fileName: 'opening-hours.csv',
    label: 'Opening hours',
    columns: names('weekday opens closes break_from break_to'),
  },
  { subject: 'closed_days', fileName: 'closed-days.csv', label: 'Closed days', columns: ['day', 'reason'] },
  { subject: 'bays', fileName: 'bays.csv', label: 'Bays', columns: ['bay_id', 'name', 'active'] },
  {
    subject: 'changes',
    fileName: 'audit-trail.csv',
    label: 'Audit trail',
    columns:
      names(`change_id changed_at actor_id actor_name actor_role action subject subject_key subject_label
      before after`),
  },
];

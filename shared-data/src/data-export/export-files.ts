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
      minutes service_id part_id source urgency what_it_is why_needed if_it_waits status version replaces
      decided_by_name decided_at decision_channel decline_reason created_at`),
  },
  {
    subject: 'service_request_parts',
    fileName: 'used-parts.csv',
    label: 'Used parts',
    columns: names('request_id part_id part_name quantity_used part_cost'),
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
      names(`mechanic_id employee_id name email phone specialization specializations experience_years rating
      hourly_rate available availability_status hire_date created_at`),
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
    subject: 'salary_payments',
    fileName: 'salary-payments.csv',
    label: 'Salary payments',
    columns:
      names(`payment_id mechanic_id mechanic_name mechanic_email payment_date time_based_pay bonus_amount
      total_amount jobs_included notes paid_by`),
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
];

/** SQL that adds another job in progress like the one with this id, and returns its id. */
export const oneMoreJob = `
  with job as (
    insert into public.service_requests (
      customer_id, vehicle_id, assigned_mechanic, mechanic_name, status, scheduled_date, estimated_cost, created_at,
      service_name, brand, model, year, registration_number
    )
    select customer_id, vehicle_id, assigned_mechanic, mechanic_name, 'in_progress', scheduled_date, estimated_cost,
      created_at, service_name, brand, model, year, registration_number
    from public.service_requests where request_id = $1 returning request_id
  )
  insert into public.request_lines (
    request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status,
    decided_by_name, decided_at, decision_channel
  )
  select job.request_id, l.position, l.kind, l.description, l.quantity, l.unit, l.unit_price, l.minutes, l.service_id,
    l.source, l.status, l.decided_by_name, l.decided_at, l.decision_channel
  from job cross join public.request_lines l where l.request_id = $1 and l.service_id is not null
  returning request_id::int`;

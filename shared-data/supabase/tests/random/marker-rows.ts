import { tables } from '../access/access-matrix.ts';
import { visibleKeys, visibleWhere } from '../access/visible-rows.ts';
import { type Role, roles } from '../support/people.ts';
import type { Workshop } from '../support/workshop.ts';

/** A column of each table that no function returns to users who may not read the row, but for `shownByFunctions`. */
const markedColumns: Record<string, string> = {
  customers: 'address',
  vehicles: 'vin',
  service_requests: 'customer_notes',
  request_lines: 'description',
  request_photos: 'caption',
  service_request_parts: 'part_name',
  parts: 'part_code',
  mechanics: 'specialization',
  managers: 'department',
  bays: 'name',
  salary_payments: 'notes',
};

/** Rows that functions show to users who may not read the table: customers see the parts used for their requests. */
const shownByFunctions = (workshop: Workshop, table: string, role: Role): string =>
  table === 'service_request_parts' && role !== 'visitor'
    ? `request_id in (
         select r.request_id from public.service_requests r where r.customer_id = '${workshop.idOf(role)}'
       )`
    : 'false';

/** Columns of private tables that functions return, with the rows in which `$me` may see them besides managers. */
const markedPrivately = [
  {
    column: 'e.note',
    seen: 'r.customer_id = $me or r.assigned_mechanic = $me',
  },
  { column: 'e.internal_note', seen: 'r.assigned_mechanic = $me' },
  {
    column: "a.document::jsonb ->> 'name'",
    seen: 'r.customer_id = $me or r.assigned_mechanic = $me',
  },
];

const fillPrivateTables = `
  insert into private.inspections (request_id, template_id, template_name, started_by_name, finished_at, finished_by_name)
  select r.request_id, 1, 'Tyres', 'Ravi', now(), 'Ravi' from public.service_requests r;
  insert into private.inspection_items (inspection_id, position, section, name, kind, note, internal_note)
  select i.inspection_id, 1, 'Front', 'Left wall', 'condition', 'mark_' || md5('note' || i.inspection_id),
    'mark_' || md5('internal' || i.inspection_id) from private.inspections i;
  insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
  select r.request_id, r.customer_id, 1, now(),
    jsonb_build_object('name', 'mark_' || md5('approval' || r.request_id), 'channel', 'link', 'lines', '[]'::jsonb),
    repeat('0', 64)
  from public.service_requests r;`;

async function privateMarks(workshop: Workshop, role: Role): Promise<string[]> {
  if (role === 'manager' || role === 'restrictedManager') return [];
  const me = role === 'visitor' ? 'null' : `'${workshop.idOf(role)}'`;
  const marks = await Promise.all(
    markedPrivately.map(({ column, seen }) =>
      workshop.backend.exec(
        `select ${column} as mark from public.service_requests r
         join private.inspections i using (request_id) join private.inspection_items e using (inspection_id)
         join private.approval_records a using (request_id)
         where not coalesce(${seen.replaceAll('$me', me)}, false)`,
      ),
    ),
  );
  return marks.flat().map(({ mark }) => String(mark));
}

export interface Visibility {
  /** By table, the keys of the rows that the role may see. */
  keys: Map<string, Set<string>>;
  /** Texts that occur only in rows the role may not see. */
  forbidden: string[];
}

/** Writes a unique text into every row and returns what each role may see. */
export async function markRows(workshop: Workshop): Promise<Map<Role, Visibility>> {
  const { backend } = workshop;
  for (const [table, column] of Object.entries(markedColumns)) {
    await backend.exec(
      `update public.${table} set ${column} = 'mark_' || md5('${table}' || ctid::text) where true`,
    );
  }
  await backend.runScript(fillPrivateTables);
  const sights = new Map<Role, Visibility>();
  for (const role of roles) {
    const keys = new Map<string, Set<string>>();
    const forbidden = await privateMarks(workshop, role);
    for (const table of Object.keys(tables)) {
      keys.set(table, new Set(await visibleKeys(workshop, table, role)));
      const column = markedColumns[table];
      if (!column) continue;
      const rows = await backend.exec(
        `select ${column} as mark from public.${table}
         where not coalesce(${visibleWhere(workshop, table, role)}, false)
           and not (${shownByFunctions(workshop, table, role)})`,
      );
      forbidden.push(...rows.map(({ mark }) => String(mark)));
    }
    sights.set(role, { keys, forbidden });
  }
  return sights;
}

/** The texts that the holder of a request's link may see, among those of `markRows`. */
export async function marksOfRequest({ backend }: Workshop, requestId: number): Promise<Set<string>> {
  const rows = await backend.exec(
    `select unnest(array[l.description, e.note, a.document::jsonb ->> 'name']) as mark from public.request_lines l
     join private.inspections i using (request_id) join private.inspection_items e using (inspection_id)
     join private.approval_records a using (request_id)
     where l.request_id = $1`,
    [requestId],
  );
  return new Set(rows.map(({ mark }) => String(mark)));
}

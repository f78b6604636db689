import { formatDateTime } from '../foundation/days/date.ts';
import { formatMoneyWithPaise } from '../foundation/numbers/money.ts';
import { sayQuantity } from '../foundation/numbers/say-quantity.ts';
import { conditionLabels } from '../inspections/inspection.ts';
import { vehicleNameWithYear } from '../vehicles/vehicle-name.ts';
import { type ApprovedLine, parseApproval } from './approval-record.ts';
import { channelLabels } from './estimate-line.ts';
import type { ApprovalRecord } from './estimates-answers.ts';

const money = (amount: string) => formatMoneyWithPaise(Number(amount));

/** '2 pieces at ₹1,999.99, less ₹400.00 (Regular customer)' */
const quantityOf = ({ quantity, unit, unit_price, discount, discount_reason }: ApprovedLine) =>
  `${sayQuantity(Number(quantity), unit)} at ${money(unit_price)}${discount ? `, less ${money(discount)} (${discount_reason})` : ''}`;

/** What the sheet of an approval record shows, as texts, and the file of its document. */
export function describeApproval(record: ApprovalRecord) {
  const document = parseApproval(record);
  const { vehicle, lines, inspections, photos, previous } = document;
  const findings = inspections
    .flatMap(({ items }) => items)
    .filter((item) => ['urgent', 'watch'].includes(item.condition) || item.photos.length > 0);
  return {
    title: `Approval record ${document.number}`,
    garage: document.garage.name,
    facts: [
      { label: 'Request', value: `#${document.request}` },
      { label: 'Vehicle', value: vehicleNameWithYear(vehicle) },
      { label: 'Registration', value: vehicle.plate },
      { label: 'Signed by', value: document.name },
      { label: 'When', value: formatDateTime(document.decided_at) },
      { label: 'How', value: channelLabels[document.channel] },
      { label: 'Estimate', value: document.estimate && `Version ${document.estimate}` },
    ],
    lines: lines.map((line) => ({
      id: line.line,
      description: line.description,
      quantity: quantityOf(line),
      amount: money(line.amount),
      isApproved: line.decision === 'approved',
      reason: line.reason,
      photos: line.photos,
      notes: [
        { label: 'What it is', text: line.what_it_is },
        { label: 'Why it is needed', text: line.why_needed },
        { label: 'What happens if it waits', text: line.if_it_waits },
      ],
    })),
    findings: findings.map((item) => ({
      id: item.item,
      name: `${item.section}: ${item.name}`,
      condition: item.condition,
      label: [conditionLabels[item.condition], item.value && `${Number(item.value)} ${item.unit}`]
        .filter(Boolean)
        .join(', '),
      note: item.note,
      photos: item.photos,
    })),
    photos,
    totals: [
      { label: 'Approved with this answer', value: money(document.approved_total) },
      { label: 'Approved in total', value: money(document.estimated_cost) },
    ],
    hash: record.sha256,
    previous,
    file: { name: `approval-${record.request_id}-${record.number}.json`, text: record.document },
  };
}

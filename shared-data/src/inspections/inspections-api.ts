import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type {
  Inspection,
  InspectionTemplate,
  ItemCondition,
  TemplateSection,
} from './inspections-answers.ts';

/** All templates by name, with the retired ones. */
export const listTemplates = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<InspectionTemplate[]>> =>
  portal.request((client) => client.rpc('inspection_templates').abortSignal(signal));

export interface TemplateChange {
  name: string;
  sections: TemplateSection[];
  /** The template as it was read, or it fails as 'changed'; without one, a template is added. */
  expected?: InspectionTemplate;
}

/** Inspections that have begun keep their items. */
export const saveTemplate = (
  portal: PortalClient,
  { name, sections, expected }: TemplateChange,
): Promise<Result<InspectionTemplate>> =>
  portal.request((client) =>
    client.rpc('save_inspection_template', {
      template: {
        name,
        sections: sections.map((section) => ({
          name: section.name,
          items: section.items.map((item) => ({ ...item })),
        })),
        ...(expected && { template_id: expected.template_id }),
      },
      ...(expected && {
        expected: { template_id: expected.template_id, version: expected.version },
      }),
    }),
  );

/** A template that is not active starts no inspections. */
export const setTemplateActive = (
  portal: PortalClient,
  { templateId, active }: { templateId: number; active: boolean },
): Promise<Result<InspectionTemplate>> =>
  portal.request((client) =>
    client.rpc('set_inspection_template_active', { template_id: templateId, active }),
  );

/** One that has begun already is returned as it is. */
export const startInspection = (
  portal: PortalClient,
  { requestId, templateId }: { requestId: number; templateId: number },
): Promise<Result<Inspection>> =>
  portal.request((client) =>
    client.rpc('start_inspection', { request_id: requestId, template_id: templateId }),
  );

/** Fields left out keep their value. */
export interface ItemChange {
  item_id: number;
  /** The one that was read. */
  version: number;
  /** For an item that is not measured. */
  condition?: ItemCondition;
  /** For a measurement, in its unit. */
  value?: number | null;
  note?: string | null;
  internal_note?: string | null;
}

export interface ItemChanges {
  inspectionId: number;
  items: readonly ItemChange[];
  /** A uuid per change: a retry with the same key returns the first result. */
  idempotencyKey?: string;
}

/** All or none; 'changed' when someone else has recorded another result. */
export const recordItems = (
  portal: PortalClient,
  { inspectionId, items, idempotencyKey }: ItemChanges,
): Promise<Result<Inspection>> =>
  portal.request((client) =>
    client.rpc('record_items', {
      inspection_id: inspectionId,
      items: items.map((item) => ({ ...item })),
      idempotency_key: idempotencyKey,
    }),
  );

export const finishInspection = (portal: PortalClient, inspectionId: number): Promise<Result<Inspection>> =>
  portal.request((client) => client.rpc('finish_inspection', { inspection_id: inspectionId }));

export const reopenInspection = (portal: PortalClient, inspectionId: number): Promise<Result<Inspection>> =>
  portal.request((client) => client.rpc('reopen_inspection', { inspection_id: inspectionId }));

export {
  conditionLabels,
  conditionOf,
  describeChecked,
  type Inspection,
  type InspectionItem,
  type InspectionTemplate,
  type ItemCondition,
  type TemplateItem,
  type TemplateSection,
} from '../inspections/inspection.ts';
export type { ItemChange } from '../inspections/inspections-api.ts';
export {
  useFinishInspection,
  useRecordItems,
  useReopenInspection,
  useSaveInspectionTemplate,
  useSetInspectionTemplateActive,
  useStartInspection,
} from '../inspections/inspections-mutations.ts';
export { inspectionTemplatesQuery } from '../inspections/inspections-queries.ts';

export {
  conditionLabels,
  conditionOf,
  describeChecked,
  type SuggestedLine,
  suggestedLines,
} from '../inspections/inspection.ts';
export type {
  Inspection,
  InspectionItem,
  InspectionTemplate,
  ItemCondition,
  TemplateItem,
  TemplateSection,
} from '../inspections/inspections-answers.ts';
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

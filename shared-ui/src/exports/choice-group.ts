export { FilterGroup, type FilterGroupProps, type FilterOption } from '../choice-group/filter-group.tsx';
export { type Choice, RadioGroup, type RadioGroupProps } from '../choice-group/radio-group.tsx';

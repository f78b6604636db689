export { AdjustedTotal, type AdjustedTotalProps } from '../adjusted-total/adjusted-total.tsx';
export { Banner, type BannerProps, type BannerTone } from '../banner/banner.tsx';
export { Brand } from '../brand/brand.tsx';
export { Button, type ButtonProps } from '../button/button.tsx';
export type { ButtonSize, ButtonVariant } from '../button/button-style.ts';
export { Card, CardActions, CardHeader, type CardHeaderProps, type CardProps } from '../card/card.tsx';
export { CardGrid, type CardGridProps } from '../card/card-grid.tsx';
export { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
export { FilterGroup, type FilterGroupProps, type FilterOption } from '../choice-group/filter-group.tsx';
export { type Choice, RadioGroup, type RadioGroupProps } from '../choice-group/radio-group.tsx';
export { radioStyle } from '../choice-group/radio-style.ts';
export { emailHref, phoneHref, whatsAppHref } from '../contact/contact-href.ts';
export { EmailLink, type EmailLinkProps } from '../contact/email-link.tsx';
export { EmailText, type EmailTextProps } from '../contact/email-text.tsx';
export { PhoneLink, type PhoneLinkProps } from '../contact/phone-link.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from '../description-list/description-list.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from '../dialog/confirm-dialog.tsx';
export { Dialog } from '../dialog/dialog.tsx';
export type { DialogProps, DialogSize } from '../dialog/dialog-props.ts';
export { saveFile } from '../download/save-file.ts';
export { Drawer, type DrawerProps } from '../drawer/drawer.tsx';
export { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
export { NotFound, type NotFoundProps } from '../empty-state/not-found.tsx';
export { FadeIn } from '../fade-in/fade-in.tsx';
export { FailedState, type FailedStateProps } from '../failed-state/failed-state.tsx';
export type { Option } from '../field/option.ts';
export { reportInvalidInput } from '../field/report-invalid-input.ts';
export { Cluster, Grid, Row, Stack } from '../layout/arrangement.tsx';
export { Page, type PageProps } from '../layout/page.tsx';
export { A4Landscape, A4Page, PaperSheet } from '../layout/paper-sheet.tsx';
export { PaperTable, type PaperTableProps } from '../layout/paper-table.tsx';
export { ScreenOnly } from '../layout/screen-only.tsx';
export { SharedLine } from '../layout/shared-line.tsx';
export { Toolbar } from '../layout/toolbar.tsx';
export { VisuallyHidden, visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
export { Link, type LinkProps } from '../link/link.tsx';
export { LinkButton, type LinkButtonProps } from '../link/link-button.tsx';
export { useAskedNew } from '../list-params/use-asked-new.ts';
export {
  type ListParams,
  type SortedListParams,
  type SortOptions,
  useListParams,
} from '../list-params/use-list-params.ts';
export { MenuButton, type MenuButtonProps } from '../menu/menu-button.tsx';
export type { MenuEntry } from '../menu/menu-entry.ts';
export { More } from '../more/more.tsx';
export { hasMore } from '../more/more-style.ts';
export { Note, type NoteProps } from '../note/note.tsx';
export { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
export { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
export { recoverFocus } from '../page-header/recover-focus.ts';
export { countLimit, formatTotal } from '../paged-list/format-count.ts';
export type { ListPage } from '../paged-list/list-page.ts';
export { ListSummary, type ListSummaryProps, type SummaryFigure } from '../paged-list/list-summary.tsx';
export {
  PagedList,
  type PagedListProps,
  type PageParams,
  type PageQuery,
} from '../paged-list/paged-list.tsx';
export { Pagination, type PaginationProps } from '../paged-list/pagination.tsx';
export { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx';
export { PlainForm, type PlainFormProps, type PlainFormState } from '../plain-form/plain-form.tsx';
export { NavigationProgress, ProgressBar, type ProgressBarProps } from '../progress-bar/progress-bar.tsx';
export { type QueryLike, QueryView, type QueryViewProps } from '../query-view/query-view.tsx';
export { RetireButton } from '../retire/retire-button.tsx';
export { SearchField, type SearchFieldProps } from '../search-field/search-field.tsx';
export { startsNote } from '../search-field/starts-note.ts';
export { Section, type SectionProps } from '../section/section.tsx';
export { useOnScreen } from '../section/use-on-screen.ts';
export { FilterSelect, type FilterSelectProps } from '../select/filter-select.tsx';
export { Select, type SelectProps } from '../select/select.tsx';
export { OutcomeList, type OutcomeReport, type RowOutcome } from '../selection/outcome-list.tsx';
export { SelectableTable } from '../selection/selectable-table.tsx';
export { type Selection, useSelection } from '../selection/use-selection.ts';
export {
  Bone,
  Skeleton,
  SkeletonCard,
  SkeletonForm,
  type SkeletonProps,
  SkeletonTable,
  type SkeletonTableProps,
} from '../skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from '../spinner/spinner.tsx';
export { StatCard, type StatCardProps, StatGrid } from '../stat-card/stat-card.tsx';
export { invoiceStateTones } from '../status-badge/invoice-state-tones.ts';
export { RequestStatusBadge, type RequestStatusBadgeProps } from '../status-badge/request-status-badge.tsx';
export { StatusBadge, type StatusBadgeProps } from '../status-badge/status-badge.tsx';
export { type Tone, toneStyle } from '../status-badge/tone.ts';
export type { Column, Sort } from '../table/column.ts';
export { DataTable, type DataTableProps } from '../table/data-table.tsx';
export { LongText } from '../table/long-text.tsx';
export { Whole, WholeParts } from '../table/whole-parts.tsx';
export { TextArea, type TextAreaProps } from '../text-field/text-area.tsx';
export { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
export {
  type Density,
  denseCell,
  useDensityChoice,
  useStaffDensity,
} from '../theme/density.ts';
export { GlobalStyle } from '../theme/global-style.tsx';
export { media } from '../theme/media.ts';
export { noticePinned, pinned } from '../theme/pinned.ts';
export { storedChoice } from '../theme/stored-choice.ts';
export { type ThemeChoice, useThemeChoice } from '../theme/theme-choice.ts';
export { type SpaceStep, space, type Token, token } from '../theme/token.ts';
export { useWholeWindow, wholeWindow } from '../theme/whole-window.ts';
export { type StepState, Timeline, type TimelineStep } from '../timeline/timeline.tsx';
export { FuelLabel, type FuelLabelProps } from '../vehicle/fuel-label.tsx';
export { RegistrationPlate } from '../vehicle/registration-plate.tsx';

/** One choice of a select or combo box. */
export interface Option {
  id: string;
  label: string;
  /** Shown below the label by a combo box; a select shows labels alone. */
  description?: string;
  isDisabled?: boolean;
}

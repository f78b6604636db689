import { lazy, Suspense } from 'react';
import { Select } from '../select/select.tsx';
import type { ComboBoxProps } from './combo-box-props.ts';

/** Where the code cannot be loaded, the browser's own list works too. */
const FilteredComboBox = lazy(() =>
  import('./filtered-combo-box.tsx').then(
    (loaded) => ({ default: loaded.FilteredComboBox }),
    () => ({ default: PlainComboBox }),
  ),
);

function PlainComboBox({ emptyText: _, ...rest }: ComboBoxProps) {
  return <Select {...rest} />;
}

/** A choice of one option from a long list, filtered by typing part of its label. */
export function ComboBox(props: ComboBoxProps) {
  return (
    <Suspense fallback={<PlainComboBox {...props} />}>
      <FilteredComboBox {...props} />
    </Suspense>
  );
}

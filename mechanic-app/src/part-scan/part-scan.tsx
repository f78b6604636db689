import { type ListedPart, type SelectedPart, useScannedPart } from '@pitlane/shared-data/parts';
import { notify } from '@pitlane/shared-ui/notifications';
import { SearchScan, type SearchScanProps } from '@pitlane/shared-ui/scan-field';

export interface PartScanProps extends Pick<SearchScanProps, 'input' | 'size'> {
  onFound: (part: ListedPart) => void;
  /** Searches for a number that no part has; for nothing once a part was added. */
  onSearch: (text: string) => void;
  /** Where each scan adds one of what is in stock: how many are added. */
  added?: readonly SelectedPart[];
}

/** Beside a search for parts: finds the part whose code or other number is scanned into it, by wedge or camera. */
export function PartScan({ input, size = 'large', onFound, onSearch, added }: PartScanProps) {
  const scan = useScannedPart({
    onFound: (part) => {
      if (!added) return onFound(part);
      const { id, part_name, current_stock } = part;
      const isLeft = current_stock > (added.find((each) => each.id === id)?.quantity ?? 0);
      if (isLeft) onFound(part);
      else
        notify.failure(
          `${part_name}: ${current_stock === 0 ? 'not in stock' : `all ${current_stock} added`}`,
        );
      onSearch('');
    },
    onUnknown: onSearch,
    onFailure: notify.failure,
  });
  return <SearchScan input={input} size={size} onScan={(number) => void scan(number)} />;
}

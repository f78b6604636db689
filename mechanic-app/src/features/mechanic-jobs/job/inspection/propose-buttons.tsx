import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { type InspectionItem, type SuggestedLine, suggestedLines } from '@pitlane/shared-data/inspections';
import { Button } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';

/** Opens the proposal of a line for an item, filled in with what the item suggests. */
export type Propose = (item: InspectionItem, suggested?: SuggestedLine) => void;

interface ProposeButtonsProps {
  item: InspectionItem;
  /** Those of the item. */
  lines: readonly EstimateLine[];
  onPropose: Propose;
}

/** What to propose for an item that is to be watched or urgent: its own suggestions first, then any line. */
export function ProposeButtons({ item, lines, onPropose }: ProposeButtonsProps) {
  const isFound = item.condition === 'watch' || item.condition === 'urgent';
  return (
    <>
      {suggestedLines(item, lines).map((suggested) => (
        <Button
          key={suggested.kind}
          size="large"
          icon={Plus}
          aria-label={`Propose ${suggested.description} for ${item.name}`}
          onPress={() => onPropose(item, suggested)}
        >
          {suggested.description}
        </Button>
      ))}
      {isFound && lines.length === 0 && (
        <Button
          size="large"
          icon={Plus}
          aria-label={`Propose line for ${item.name}`}
          onPress={() => onPropose(item)}
        >
          Propose line
        </Button>
      )}
    </>
  );
}
